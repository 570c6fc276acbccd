// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayList;
import java.util.List;
import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.LoopNames;
import kiki.program.Loops;
import kiki.program.Program;
import kiki.transform.core.UnusedFunctions;
import kiki.util.Location;

/** What {@code --show-loops} prints. */
final class LoopList {
  private LoopList() {}

  static List<String> lines(Program program) {
    List<String> lines = new ArrayList<>();
    for (Function f : UnusedFunctions.run(program).functions().values()) {
      ControlFlow flow = ControlFlow.of(f.body());
      List<Loops.Loop> loops = LoopNames.numbered(flow);
      for (int n = 0; n < loops.size(); n++) {
        Location at = f.body().get(flow.block(loops.get(n).header()).first()).location();
        lines.add("Loop " + LoopNames.of(f, n).getFirst() + ":");
        lines.add("  " + at + " function " + f.name());
      }
    }
    return lines;
  }
}
