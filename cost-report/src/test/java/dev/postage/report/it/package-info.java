/** Tests of the whole command line in processes of its own, with the agent's jar. */
package dev.postage.report.it;
