// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * A system in DimSpec format: its states are assignments of V variables, and any two states may
 * follow each other that satisfy the clauses T. As a system of functions, the next state is an
 * input and a latch remembers whether all steps so far were allowed.
 *
 * @param system its first latches are the variables
 * @param variables the number V
 */
public record DimSpecFile(TransitionSystem system, int variables) implements ModelFile {
  /** The states, as incplan writes them. */
  @Override
  public List<String> reachable(Trace trace) {
    List<String> lines = new ArrayList<>();
    lines.add("solution " + variables + " " + trace.inputs().size());
    boolean[] state = trace.initial();
    for (boolean[] next : trace.inputs()) {
      StringJoiner line = new StringJoiner(" ");
      for (int i = 0; i < variables; i++) {
        line.add(Integer.toString(state[i] ? i + 1 : -i - 1));
      }
      lines.add(line.toString());
      state = next;
    }
    return lines;
  }

  @Override
  public List<String> unreachable(int bad) {
    return List.of("unsolvable");
  }

  @Override
  public List<String> unknown(int bad) {
    return List.of("unknown");
  }
}
