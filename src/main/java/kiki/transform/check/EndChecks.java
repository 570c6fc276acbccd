// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayList;
import java.util.List;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Asserts that the program does not end: that no end is reached, nor anything without meaning,
 * which may be one, and that no assumption fails. If this holds, and every other assertion, then no
 * execution ends.
 */
public final class EndChecks {
  private EndChecks() {}

  public static Program run(Program program) {
    return program.mapFunctions(EndChecks::rewrite);
  }

  private static Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Halt || i instanceof Instruction.Unsupported) {
        body.add(
            new Instruction.Assert(Exprs.FALSE, end(f, body.size(), i.location()), i.location()));
      }
      if (i instanceof Instruction.Assume a) {
        body.add(
            new Instruction.Assert(a.condition(), end(f, body.size(), a.location()), a.location()));
      }
      body.add(i);
    }
    return f.withBody(body);
  }

  private static Property end(Function f, int number, Location at) {
    return new Property(
        f.name() + ".end." + number,
        Property.Kind.TERMINATION,
        "the program does not end here",
        f.name(),
        at);
  }
}
