// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.util.Set;
import java.util.TreeSet;

/**
 * What {@code #pragma CPROVER check} says about a piece of source text: the names of the checks
 * that are off and on there, whatever the command line says. No name is in both sets.
 */
public record CheckSwitches(Set<String> disabled, Set<String> enabled) {
  /** The command line decides. */
  public static final CheckSwitches NONE = new CheckSwitches(Set.of(), Set.of());

  public CheckSwitches {
    disabled = Set.copyOf(disabled);
    enabled = Set.copyOf(enabled);
  }

  public CheckSwitches disable(String name) {
    return new CheckSwitches(with(disabled, name), without(enabled, name));
  }

  public CheckSwitches enable(String name) {
    return new CheckSwitches(without(disabled, name), with(enabled, name));
  }

  private static Set<String> with(Set<String> names, String name) {
    Set<String> all = new TreeSet<>(names);
    all.add(name);
    return all;
  }

  private static Set<String> without(Set<String> names, String name) {
    Set<String> all = new TreeSet<>(names);
    all.remove(name);
    return all;
  }
}
