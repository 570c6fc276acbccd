// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kiki.transition.format.AndGates.Gate;
import kiki.transition.system.Latch;
import kiki.transition.system.NamedWord;
import kiki.transition.system.TransitionSystem;

/** Writes AIGER 1.9. */
public final class AigerWriter {
  private final TransitionSystem system;
  private final AndGates gates;

  private AigerWriter(TransitionSystem system, AndGates gates) {
    this.system = system;
    this.gates = gates;
  }

  /** The ASCII format. */
  public static String text(TransitionSystem system) {
    return text(system, List.of());
  }

  /** The ASCII format with a table of symbols. */
  public static String text(TransitionSystem system, List<NamedWord> names) {
    AigerWriter writer = new AigerWriter(system, AndGates.of(system));
    StringBuilder text = new StringBuilder(writer.header("aag"));
    for (int input : system.inputs()) {
      text.append(writer.gates.get(input)).append('\n');
    }
    for (Latch latch : system.latches()) {
      text.append(writer.gates.get(latch.literal())).append(' ').append(writer.latch(latch));
    }
    text.append(writer.properties());
    for (Gate gate : writer.gates.gates()) {
      text.append(gate.literal()).append(' ').append(gate.first());
      text.append(' ').append(gate.second()).append('\n');
    }
    return text.append(symbols(system, names)).toString();
  }

  private static String symbols(TransitionSystem system, List<NamedWord> words) {
    BitNames names = BitNames.of(words);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < system.inputs().size(); i++) {
      text.append(names.input(i).isEmpty() ? "" : "i" + i + names.input(i) + "\n");
    }
    for (int i = 0; i < system.latches().size(); i++) {
      text.append(names.latch(i).isEmpty() ? "" : "l" + i + names.latch(i) + "\n");
    }
    return text.toString();
  }

  /** The binary format. */
  public static byte[] binary(TransitionSystem system) {
    return binary(system, List.of());
  }

  /** The binary format with a table of symbols. */
  public static byte[] binary(TransitionSystem system, List<NamedWord> names) {
    AigerWriter writer = new AigerWriter(system, AndGates.of(system));
    StringBuilder text = new StringBuilder(writer.header("aig"));
    for (Latch latch : system.latches()) {
      text.append(writer.latch(latch));
    }
    text.append(writer.properties());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(text.toString().getBytes(StandardCharsets.US_ASCII));
    for (Gate gate : writer.gates.gates()) {
      delta(bytes, gate.literal() - gate.first());
      delta(bytes, gate.first() - gate.second());
    }
    bytes.writeBytes(symbols(system, names).getBytes(StandardCharsets.US_ASCII));
    return bytes.toByteArray();
  }

  private static void delta(ByteArrayOutputStream bytes, int value) {
    int rest = value;
    while (rest >= 0x80) {
      bytes.write(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    bytes.write(rest);
  }

  private String header(String kind) {
    return "%s %d %d %d 0 %d %d %d\n"
        .formatted(
            kind,
            gates.variables(),
            system.inputs().size(),
            system.latches().size(),
            gates.gates().size(),
            system.bads().length,
            system.constraints().length);
  }

  private String latch(Latch latch) {
    int next = gates.get(latch.next());
    return switch (latch.reset()) {
      case ZERO -> next + "\n";
      case ONE -> next + " 1\n";
      case FREE -> next + " " + gates.get(latch.literal()) + "\n";
    };
  }

  private String properties() {
    StringBuilder text = new StringBuilder();
    for (int bad : system.bads()) {
      text.append(gates.get(bad)).append('\n');
    }
    for (int constraint : system.constraints()) {
      text.append(gates.get(constraint)).append('\n');
    }
    return text.toString();
  }
}
