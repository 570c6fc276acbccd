// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.Collection;
import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.term.Term;

/**
 * A call that is not executed in place ({@link Modules}).
 *
 * @param returned that it is made and returns
 * @param values the symbols that it brings back
 */
public record ModuleCall(CallSite site, Symbol callee, Term returned, Collection<Term> values) {
  public ModuleCall {
    values = List.copyOf(values);
  }
}
