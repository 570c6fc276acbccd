// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayList;
import java.util.List;

/**
 * The names CBMC gives loops: {@code F.0} is the loop whose jump back stands first in {@code F}, an
 * inner loop thus before the one around it.
 */
public final class LoopNames {
  private LoopNames() {}

  /** The loops of a function; the place in the list is the number. */
  public static List<Loops.Loop> numbered(ControlFlow flow) {
    List<Loops.Loop> loops = new ArrayList<>(Loops.of(flow).all());
    loops.sort((a, b) -> Integer.compare(end(a, flow), end(b, flow)));
    return loops;
  }

  private static int end(Loops.Loop loop, ControlFlow flow) {
    return flow.block(loop.latches().last()).end();
  }

  /** The names of loop {@code number}; a function of one file has a name that says which, too. */
  public static List<String> of(Function function, int number) {
    String name = function.name();
    String fileLocal = fileLocal(name, function.symbol().location().file());
    return List.of(name + "." + number, fileLocal + "." + number);
  }

  /** What CBMC's tools call a static function to tell it from those of other files. */
  public static String fileLocal(String function, String file) {
    String base = file.substring(file.lastIndexOf('/') + 1).replaceAll("[^A-Za-z0-9_]", "_");
    return "__CPROVER_file_local_" + base + "_" + function;
  }
}
