// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Names the properties {@code FUNCTION.kind.N}, counting from one in source order for each function
 * and kind. Those of {@code free} are preconditions of that function, as in CBMC.
 */
public final class PropertyNames {
  private final Map<String, Integer> counters = new HashMap<>();

  private PropertyNames() {}

  public static Program run(Program program) {
    PropertyNames names = new PropertyNames();
    return program.mapFunctions(names::number);
  }

  private Function number(Function f) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Assert(Expr condition, Property p, Location at)) {
        body.add(new Instruction.Assert(condition, named(p, f.name()), at));
      } else {
        body.add(i);
      }
    }
    return f.withBody(body);
  }

  private Property named(Property p, String function) {
    String prefix =
        p.kind() == Property.Kind.FREE
            ? "free.precondition."
            : function + "." + p.kind().label() + ".";
    int number = counters.merge(prefix, 1, Integer::sum);
    return new Property(prefix + number, p.kind(), p.description(), function, p.location());
  }
}
