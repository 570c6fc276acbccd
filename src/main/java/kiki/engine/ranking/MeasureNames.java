// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.util.Map;
import java.util.Set;
import kiki.domain.template.Variable;

/**
 * What C calls the variables of measures where a loop is visited.
 *
 * @param words expressions that are names, or names of pointers with a star before them
 * @param pointers of the variables, offsets whose word is that of the pointer: it stays in its
 *     object, so that pointers compare as their offsets do
 */
public record MeasureNames(Map<Variable, String> words, Set<Variable> pointers) {
  public MeasureNames {
    words = Map.copyOf(words);
    pointers = Set.copyOf(pointers);
  }
}
