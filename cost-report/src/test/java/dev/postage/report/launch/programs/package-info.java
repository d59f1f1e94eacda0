/** Small real programs that tests start in their own JVM. */
package dev.postage.report.launch.programs;
