// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.NamedWord;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/** Writes BTOR2 in which every word has one bit. */
public final class Btor2Writer {
  private static final String NEGATED = "-";

  private final TransitionSystem system;
  private final StringBuilder text = new StringBuilder();
  private final int[] numbers;
  private final BitNames names;
  private int last;

  private Btor2Writer(TransitionSystem system, BitNames names) {
    this.system = system;
    this.names = names;
    this.numbers = new int[system.graph().size()];
  }

  public static String text(TransitionSystem system) {
    return text(system, List.of());
  }

  /** With the names of bits behind the lines that declare them. */
  public static String text(TransitionSystem system, List<NamedWord> names) {
    return new Btor2Writer(system, BitNames.of(names)).write();
  }

  private String write() {
    line("sort bitvec 1");
    numbers[0] = line("zero 1");
    for (int i = 0; i < system.inputs().size(); i++) {
      numbers[Aig.node(system.inputs().get(i))] = line("input 1" + names.input(i));
    }
    for (int i = 0; i < system.latches().size(); i++) {
      int literal = system.latches().get(i).literal();
      numbers[Aig.node(literal)] = line("state 1" + names.latch(i));
    }
    for (Latch latch : system.latches()) {
      if (latch.reset() != Reset.FREE) {
        int value = latch.reset() == Reset.ONE ? Aig.TRUE : Aig.FALSE;
        line("init 1 " + get(latch.literal()) + " " + get(value));
      }
    }
    boolean[] cone = system.cone(system.roots());
    for (int node = 1; node < numbers.length; node++) {
      if (cone[node] && system.graph().kind(node) != Aig.INPUT) {
        numbers[node] = gate(node);
      }
    }
    for (Latch latch : system.latches()) {
      line("next 1 " + get(latch.literal()) + " " + get(latch.next()));
    }
    for (int constraint : system.constraints()) {
      line("constraint " + get(constraint));
    }
    for (int bad : system.bads()) {
      line("bad " + get(bad));
    }
    return text.toString();
  }

  private int line(String content) {
    text.append(++last).append(' ').append(content).append('\n');
    return last;
  }

  private String get(int literal) {
    return ((literal & 1) == 1 ? NEGATED : "") + numbers[Aig.node(literal)];
  }

  private int gate(int node) {
    Aig graph = system.graph();
    String a = get(graph.first(node));
    String b = get(graph.second(node));
    return switch (graph.kind(node)) {
      case Aig.AND -> line("and 1 " + a + " " + b);
      case Aig.XOR -> line("xor 1 " + a + " " + b);
      case Aig.XOR3 -> {
        int inner = line("xor 1 " + a + " " + b);
        yield line("xor 1 " + inner + " " + get(graph.third(node)));
      }
      case Aig.MAJORITY -> {
        int both = line("and 1 " + a + " " + b);
        int either = line("or 1 " + a + " " + b);
        yield line("ite 1 " + get(graph.third(node)) + " " + either + " " + both);
      }
      case Aig.MUX -> line("ite 1 " + a + " " + b + " " + get(graph.third(node)));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }
}
