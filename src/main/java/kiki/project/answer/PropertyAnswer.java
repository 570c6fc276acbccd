// SPDX-License-Identifier: Apache-2.0
package kiki.project.answer;

import kiki.util.Location;

/**
 * A property and what is known of it.
 *
 * @param kind the label of what is checked
 * @param function that it is stated in
 */
public record PropertyAnswer(
    String name,
    String kind,
    String description,
    String function,
    Location location,
    PropertyFinding finding) {}
