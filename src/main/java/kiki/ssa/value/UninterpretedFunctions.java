// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Term;

/**
 * Makes functions without interpretation consistent: wherever two calls have the same arguments,
 * they have the same result (Ackermann's reduction). A function is the same one at all times, so
 * this holds of all calls in a form, however it is unwound.
 */
public final class UninterpretedFunctions {
  private record Application(List<Term> arguments, List<Term> result) {}

  private final ExecutionContext encoding;
  private final Map<Symbol, List<Application>> applications = new HashMap<>();

  public UninterpretedFunctions(ExecutionContext encoding) {
    this.encoding = encoding;
  }

  public void applied(Symbol function, List<Term> arguments, List<Term> result) {
    List<Application> earlier = applications.computeIfAbsent(function, f -> new ArrayList<>());
    for (Application a : earlier) {
      if (haveSameSorts(a.arguments, arguments) && haveSameSorts(a.result, result)) {
        encoding
            .constraints()
            .require(
                encoding.terms().implies(equal(a.arguments, arguments), equal(a.result, result)));
      }
    }
    earlier.add(new Application(arguments, result));
  }

  private static boolean haveSameSorts(List<Term> a, List<Term> b) {
    boolean same = a.size() == b.size();
    for (int i = 0; same && i < a.size(); i++) {
      same = a.get(i).sort().equals(b.get(i).sort());
    }
    return same;
  }

  private Term equal(List<Term> a, List<Term> b) {
    List<Term> parts = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      parts.add(encoding.terms().equal(a.get(i), b.get(i)));
    }
    return encoding.terms().and(parts);
  }
}
