// SPDX-License-Identifier: Apache-2.0
package kiki.transform.termination;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Leaves the executions out in which an integer operation overflows: its checks become assumptions.
 */
public final class WithoutOverflow {
  private boolean checked;

  private WithoutOverflow() {}

  /**
   * @param program with overflow checks, and perhaps others
   * @return empty if it has none
   */
  public static Optional<Program> run(Program program) {
    WithoutOverflow pass = new WithoutOverflow();
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program.functions().forEach((s, f) -> functions.put(s, pass.rewrite(f)));
    return pass.checked ? Optional.of(program.withFunctions(functions)) : Optional.empty();
  }

  private Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Assert a && a.property().kind() == Property.Kind.OVERFLOW) {
        checked = true;
        body.add(new Instruction.Assume(a.condition(), a.location()));
      } else {
        body.add(i);
      }
    }
    return f.withBody(body);
  }
}
