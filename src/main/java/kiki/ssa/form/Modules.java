// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;

/**
 * Which functions are not executed where they are called, in mode {@link Ssa.Mode#SUMMARIZED}: each
 * is looked at in a form of its own, and calls return what is known of it.
 *
 * @param functions that are looked at by themselves
 * @param opened calls of them that are executed in place all the same
 * @param root whose arbitrary activation the form represents; empty for the program from its start
 */
public record Modules(Set<Symbol> functions, Set<CallSite> opened, Optional<Symbol> root) {
  /** Every call is executed in place. */
  public static final Modules NONE = new Modules(Set.of(), Set.of(), Optional.empty());

  public Modules {
    functions = Set.copyOf(functions);
    opened = Set.copyOf(opened);
  }

  public Modules rootedAt(Optional<Symbol> function) {
    return new Modules(functions, opened, function);
  }

  /** With further calls that are executed in place. */
  public Modules opening(Set<CallSite> more) {
    Set<CallSite> all = new HashSet<>(opened);
    all.addAll(more);
    return new Modules(functions, all, root);
  }

  /** Where these functions are executed in place wherever they are called. */
  public Modules without(Set<Symbol> fewer) {
    Set<Symbol> left = new HashSet<>(functions);
    left.removeAll(fewer);
    return new Modules(left, opened, root);
  }

  /** Whether a call is not executed in place. */
  public boolean isClosed(CallSite site, Symbol callee) {
    return functions.contains(callee) && !opened.contains(site);
  }
}
