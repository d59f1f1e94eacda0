/** Programs whose work hangs on chance or on where they run, each kind on a thread of its own, started by tests. */
package dev.postage.report.launch.entropy;
