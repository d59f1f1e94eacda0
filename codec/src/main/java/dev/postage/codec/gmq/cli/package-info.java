/** The command line of the GMQ codec: a main, and one class per sub-command. Imports all rooms of GMQ. */
package dev.postage.codec.gmq.cli;
