// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/** Keeps only the named properties ({@code --property}). */
public final class SelectProperties {
  private SelectProperties() {}

  /** An empty set of names keeps all. */
  public static Program run(Program program, Set<String> names) {
    if (names.isEmpty()) {
      return program;
    }
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program
        .functions()
        .forEach(
            (s, f) ->
                functions.put(
                    s, f.withBody(f.body().stream().filter(i -> keeps(i, names)).toList())));
    return program.withFunctions(functions);
  }

  private static boolean keeps(Instruction i, Set<String> names) {
    return !(i instanceof Instruction.Assert a) || names.contains(a.property().name());
  }
}
