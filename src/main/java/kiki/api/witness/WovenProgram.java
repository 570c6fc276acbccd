// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.witness.weave.WovenNames;

/** Changes of programs that a witness was woven into. */
final class WovenProgram {
  /** Of properties that are claims of the witness; no option switches them off. */
  static final Property.Kind CLAIM = Property.Kind.LOOP_INVARIANT_STEP;

  private WovenProgram() {}

  /** The claims of the witness are judged, whatever else is. */
  static Program judged(Program program) {
    return mapped(program, i -> i instanceof Instruction.Assert a && isClaim(a) ? claim(a) : i);
  }

  /** Only the claims of the witness are judged, on executions that pass all other checks. */
  static Program defined(Program program) {
    return mapped(
        program,
        i ->
            switch (i) {
              case Instruction.Assert a when a.property().kind() == CLAIM -> a;
              case Instruction.Assert a
                  when WovenNames.witnessLine(a.property().location()).isPresent() ->
                  asserted(a, Property.Kind.UNREACHABLE);
              case Instruction.Assert a -> new Instruction.Assume(a.condition(), a.location());
              case Instruction other -> other;
            });
  }

  private static boolean isClaim(Instruction.Assert assertion) {
    return WovenNames.witnessLine(assertion.property().location()).isPresent()
        && assertion.property().kind() == Property.Kind.ASSERTION;
  }

  private static Instruction claim(Instruction.Assert a) {
    return asserted(a, CLAIM);
  }

  /** The same of another kind, which no option switches off. */
  static Instruction.Assert asserted(Instruction.Assert a, Property.Kind kind) {
    Property p = a.property();
    return new Instruction.Assert(
        a.condition(),
        new Property(p.name(), kind, p.description(), p.function(), p.location()),
        a.location());
  }

  static Program mapped(Program program, UnaryOperator<Instruction> change) {
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program
        .functions()
        .forEach(
            (symbol, f) -> {
              List<Instruction> body = f.body().stream().map(change).toList();
              functions.put(symbol, f.withBody(body));
            });
    return program.withFunctions(functions);
  }
}
