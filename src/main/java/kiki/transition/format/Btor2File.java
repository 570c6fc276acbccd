// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * A system in BTOR2 format, with witnesses in the format of Niemetz, Preiner, Wolf and Biere
 * (BTOR2, BtorMC and Boolector 3.0, CAV 2018).
 *
 * @param system its bits
 * @param inputs in the order of the file
 * @param states in the order of the file
 */
public record Btor2File(TransitionSystem system, List<Btor2Symbol> inputs, List<Btor2Symbol> states)
    implements ModelFile {

  @Override
  public List<String> reachable(Trace trace) {
    List<String> lines = new ArrayList<>(List.of("sat", "b" + trace.bad()));
    for (int step = 0; step < trace.inputs().size(); step++) {
      Map<Integer, Boolean> values = chosen(trace, step);
      lines.add("#" + step);
      assignments(lines, states, values, "#" + step);
      lines.add("@" + step);
      assignments(lines, inputs, values, "@" + step);
    }
    lines.add(".");
    return lines;
  }

  /** The bits that a step has a choice of, by literal. */
  private Map<Integer, Boolean> chosen(Trace trace, int step) {
    Map<Integer, Boolean> values = new HashMap<>();
    for (int i = 0; i < system.inputs().size(); i++) {
      values.put(system.inputs().get(i), trace.inputs().get(step)[i]);
    }
    for (int i = 0; step == 0 && i < system.latches().size(); i++) {
      Latch latch = system.latches().get(i);
      if (latch.reset() == Reset.FREE) {
        values.put(latch.literal(), trace.initial()[i]);
      }
    }
    return values;
  }

  private static void assignments(
      List<String> lines, List<Btor2Symbol> symbols, Map<Integer, Boolean> values, String suffix) {
    for (int i = 0; i < symbols.size(); i++) {
      Btor2Symbol symbol = symbols.get(i);
      int width = symbol.elementWidth() == 0 ? symbol.bits().length : symbol.elementWidth();
      int count = symbol.bits().length / width;
      for (int element = 0; element < count; element++) {
        if (values.containsKey(symbol.bits()[element * width])) {
          StringBuilder line = new StringBuilder().append(i).append(' ');
          if (symbol.elementWidth() > 0) {
            line.append('[').append(index(element, count)).append("] ");
          }
          for (int bit = width - 1; bit >= 0; bit--) {
            line.append(values.get(symbol.bits()[element * width + bit]) ? '1' : '0');
          }
          lines.add(
              symbol.name().isEmpty() ? line.toString() : line + " " + symbol.name() + suffix);
        }
      }
    }
  }

  private static String index(int element, int count) {
    String digits = Integer.toBinaryString(count + element);
    return digits.substring(1);
  }

  @Override
  public List<String> unreachable(int bad) {
    return List.of("unsat", "b" + bad, ".");
  }

  @Override
  public List<String> unknown(int bad) {
    return List.of("unknown", "b" + bad, ".");
  }
}
