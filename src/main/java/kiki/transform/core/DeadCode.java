// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import kiki.program.ControlFlow;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Program;

/**
 * Removes instructions no path reaches, jumps to the next instruction, jumps and assumptions that
 * are constant, and labels nothing jumps to. Labels of the user's go too: no pass after the
 * property checks looks for them.
 */
public final class DeadCode {
  private DeadCode() {}

  public static Program run(Program program) {
    return program.mapFunctions(f -> f.withBody(clean(f.body())));
  }

  /** The cleaned list; meaning is unchanged. */
  public static List<Instruction> clean(List<Instruction> original) {
    List<Instruction> body = original;
    while (true) {
      List<Instruction> next = withoutUselessJumps(reachable(withoutConstants(body)));
      if (next.size() == body.size()) {
        return next;
      }
      body = next;
    }
  }

  private static List<Instruction> withoutConstants(List<Instruction> body) {
    List<Instruction> kept = new ArrayList<>();
    for (Instruction i : body) {
      boolean useless =
          i instanceof Instruction.Goto g && Exprs.isFalse(g.condition())
              || i instanceof Instruction.Assume a && Exprs.isTrue(a.condition());
      if (!useless) {
        kept.add(i);
      }
    }
    return kept;
  }

  /**
   * What follows an instruction without meaning is not dead: its properties are unknown, and must
   * not be forgotten.
   */
  private static List<Instruction> reachable(List<Instruction> body) {
    ControlFlow flow = ControlFlow.passing(body);
    List<Instruction> kept = new ArrayList<>();
    for (ControlFlow.Block block : flow.blocks()) {
      if (flow.isReachable(block.index())) {
        kept.addAll(body.subList(block.first(), block.end()));
      }
    }
    return kept;
  }

  private static List<Instruction> withoutUselessJumps(List<Instruction> body) {
    List<Instruction> jumpsLeft = new ArrayList<>();
    Set<Instruction.Label> targets = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) instanceof Instruction.Goto g) {
        if (fallsThrough(body, i + 1, g.target())) {
          continue;
        }
        targets.add(g.target());
      }
      jumpsLeft.add(body.get(i));
    }
    List<Instruction> kept = new ArrayList<>();
    for (Instruction i : jumpsLeft) {
      if (!(i instanceof Instruction.Target t) || targets.contains(t.label())) {
        kept.add(i);
      }
    }
    return kept;
  }

  /** Whether only labels lie between a place and a label. */
  private static boolean fallsThrough(List<Instruction> body, int from, Instruction.Label label) {
    for (int i = from; i < body.size() && body.get(i) instanceof Instruction.Target t; i++) {
      if (t.label() == label) {
        return true;
      }
    }
    return false;
  }
}
