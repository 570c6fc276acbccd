// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import kiki.util.Location;

/**
 * What relates the states at the head of a loop in two visits, the loop not being left in between.
 *
 * @param relation C over the variables in scope; {@code \at(x, AnyPrev)} is what {@code x} was on
 *     the earlier visit
 */
public record LoopTransition(String function, Location location, String relation) {}
