// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.util.Set;
import java.util.TreeSet;

/**
 * What is checked in a piece of source text: the names of the checks that {@code #pragma CPROVER
 * check} has turned off and on there, whatever the command line says. No name is in both sets.
 *
 * @param author who wrote the text; less is checked in models of the library
 */
public record CheckSwitches(Set<String> disabled, Set<String> enabled, Author author) {
  /** Who has written the text. */
  public enum Author {
    USER,
    /** A header of kiki's, or one that came with a system. */
    SYSTEM,
    /** A header of this machine, read where none of kiki's own has its name. */
    INSTALLED,
    /** A model of a library function: its arithmetic is right. */
    LIBRARY,
    /** One that copies bytes, whatever they are. */
    COPYING_LIBRARY,
    /** One that accesses only what it has made, or has tested before. */
    TESTED_LIBRARY;

    /** Whether this is a model of a library function. */
    public boolean isLibrary() {
      return switch (this) {
        case USER, SYSTEM, INSTALLED -> false;
        case LIBRARY, COPYING_LIBRARY, TESTED_LIBRARY -> true;
      };
    }
  }

  /** The command line decides. */
  public static final CheckSwitches NONE = by(Author.USER);

  /** As the command line says, in a text of someone. */
  public static CheckSwitches by(Author author) {
    return new CheckSwitches(Set.of(), Set.of(), author);
  }

  /** Whether no pragma has turned anything off or on. */
  public boolean isEmpty() {
    return disabled.isEmpty() && enabled.isEmpty();
  }

  public CheckSwitches {
    disabled = Set.copyOf(disabled);
    enabled = Set.copyOf(enabled);
  }

  /** The same checks in a text of someone else. */
  public CheckSwitches with(Author other) {
    return author == other ? this : new CheckSwitches(disabled, enabled, other);
  }

  public CheckSwitches disable(String name) {
    return new CheckSwitches(with(disabled, name), without(enabled, name), author);
  }

  public CheckSwitches enable(String name) {
    return new CheckSwitches(without(disabled, name), with(enabled, name), author);
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
