/** Programs that were never run: counts as the agent would write them, for tests of what is made of them. */
package dev.postage.report.sample;
