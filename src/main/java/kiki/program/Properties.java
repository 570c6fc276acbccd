// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The properties of a program, in program order. */
public final class Properties {
  private Properties() {}

  public static List<Property> of(Program program) {
    Set<Property> found = new LinkedHashSet<>();
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Assert a) {
          found.add(a.property());
        }
      }
    }
    return new ArrayList<>(found);
  }
}
