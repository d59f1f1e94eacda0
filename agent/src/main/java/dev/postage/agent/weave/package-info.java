/**
 * Rewrites classes so that they count: what may be woven, the two passes over a class, one emitter per counted thing.
 *
 * <p>May import: {@code sites}, {@code boot} (by name only), and ByteBuddy's ASM.
 */
package dev.postage.agent.weave;
