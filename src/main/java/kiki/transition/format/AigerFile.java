// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.List;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * A system in AIGER format, with witnesses as the hardware model checking competition asks for.
 *
 * @param system inputs and latches in the order of the file
 */
public record AigerFile(TransitionSystem system) implements ModelFile {
  @Override
  public List<String> reachable(Trace trace) {
    List<String> lines = new ArrayList<>(List.of("1", "b" + trace.bad()));
    lines.add(bits(trace.initial()));
    trace.inputs().forEach(step -> lines.add(bits(step)));
    lines.add(".");
    return lines;
  }

  private static String bits(boolean[] values) {
    StringBuilder text = new StringBuilder();
    for (boolean value : values) {
      text.append(value ? '1' : '0');
    }
    return text.toString();
  }

  @Override
  public List<String> unreachable(int bad) {
    return List.of("0", "b" + bad, ".");
  }

  @Override
  public List<String> unknown(int bad) {
    return List.of("2", "b" + bad, ".");
  }
}
