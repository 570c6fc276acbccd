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
 * Asserts that no execution comes to an end on which no property fails: the end is not reached, and
 * executions on which a property fails are left out. What is not modelled stays a property, since
 * nothing is known of executions that reach it.
 */
public final class GoodEnds {
  private GoodEnds() {}

  public static Program run(Program program) {
    return program.mapFunctions(GoodEnds::rewrite);
  }

  private static Function rewrite(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Halt) {
        body.add(new Instruction.Assert(Exprs.FALSE, end(f, i.location()), i.location()));
      }
      body.add(
          i instanceof Instruction.Assert a && a.property().kind() != Property.Kind.UNMODELLED
              ? new Instruction.Assume(a.condition(), a.location())
              : i);
    }
    return f.withBody(body);
  }

  private static Property end(Function f, Location at) {
    return new Property(
        "", Property.Kind.TERMINATION, "no execution without a violation ends", f.name(), at);
  }
}
