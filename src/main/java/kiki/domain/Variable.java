package kiki.domain;

import kiki.cfront.type.CType;

/**
 * A component of the state at a loop's head.
 *
 * @param index its position among the loop's variables
 * @param text how a programmer writes it, for instance {@code p.x}
 */
public record Variable(int index, CType type, String text) {}
