/**
 * The file {@code postage.yaml}: reads it into the values the other rooms work with, and says where it is wrong.
 *
 * <p>May import: {@code launch}, {@code verdict}, {@code cost}, {@code runs}, Jackson.
 */
package dev.postage.report.config;
