// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.output;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kiki.interpret.machine.CallArgument;
import kiki.interpret.machine.Machine;
import kiki.interpret.memory.MemoryBlock;
import kiki.lower.format.Length;
import kiki.util.ieee.IeeeFloat;

/**
 * The text of numbers of which the library's models of {@code printf} know only bounds: the same as
 * that of {@link Printf}.
 */
final class TextModel {
  /** The bits of the models' flags. */
  private static final String FLAGS = "-+ #0";

  private TextModel() {}

  /** The function that replaces a model. */
  static Optional<OutputFunction> replacing(String name) {
    return Optional.ofNullable(
        switch (name) {
          case "__kiki_safe_format_float_end", "__kiki_safe_format_long_double_end" ->
              (m, a) -> number(a, 0) + floating(a, 1).length();
          case "__kiki_safe_format_float", "__kiki_safe_format_long_double" ->
              (m, a) -> store(m, a, floating(a, 4));
          case "__kiki_safe_format_pointer_end" -> (m, a) -> number(a, 0) + pointer(a, 1).length();
          case "__kiki_safe_format_pointer" -> (m, a) -> store(m, a, pointer(a, 4));
          default -> null;
        });
  }

  private static long number(List<CallArgument> arguments, int index) {
    return ((BigInteger) arguments.get(index).value()).longValue();
  }

  /** Of the value at an index, followed by letter, flags, width and precision. */
  private static String floating(List<CallArgument> a, int index) {
    Printf.Conversion c = conversion(a, index + 2, (char) number(a, index + 1));
    return FloatText.text((IeeeFloat) a.get(index).value(), c);
  }

  private static String pointer(List<CallArgument> a, int index) {
    return Printf.address((BigInteger) a.get(index).value(), conversion(a, index + 1, 'p'));
  }

  private static Printf.Conversion conversion(List<CallArgument> a, int index, char letter) {
    StringBuilder flags = new StringBuilder();
    for (int i = 0; i < FLAGS.length(); i++) {
      if ((number(a, index) >> i & 1) != 0) {
        flags.append(FLAGS.charAt(i));
      }
    }
    int width = (int) number(a, index + 1);
    int precision = Math.max(-1, (int) number(a, index + 2));
    return new Printf.Conversion(flags.toString(), width, precision, Length.NONE, letter);
  }

  /** Writes from the second argument on, up to the fourth. */
  private static long store(Machine m, List<CallArgument> a, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    int count = Math.clamp(number(a, 3) - number(a, 1), 0, bytes.length);
    m.block = a.get(0).block().orElse(null);
    long address = number(a, 0) + number(a, 1);
    m.offset = m.block == null ? address : m.offsetIn(m.block, address);
    MemoryBlock block = count == 0 ? null : m.writable(count);
    for (int i = 0; block != null && i < count; i++) {
      block.store(m.offset + i, 1, bytes[i]);
    }
    return count;
  }
}
