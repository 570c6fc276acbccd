// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.interpret.machine.CallArgument;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.memory.MemoryBlock;

/** A function of {@code stdio.h} that writes, to a stream or to memory. */
@FunctionalInterface
public interface OutputFunction {
  /** Returns the function's result. */
  long call(Machine m, List<CallArgument> arguments);

  /** Where the streams lead. */
  record Streams(RunOptions.Library.Real library, boolean toError) {
    void write(byte[] bytes) {
      OutputStream stream = toError ? library.error() : library.out();
      try {
        stream.write(bytes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Whether the function of that name does nothing but write. */
  static boolean writes(String name) {
    return named(name, null).isPresent();
  }

  /** Arguments must be those of the function's declaration; else it is unknown. */
  static Optional<OutputFunction> named(String name, Streams streams) {
    return Optional.ofNullable(
        switch (name) {
          case "printf", "printk" -> (m, a) -> print(m, streams, a.get(0), new Printf.Listed(a, 1));
          case "fprintf" -> (m, a) -> print(m, streams, a.get(1), new Printf.Listed(a, 2));
          case "__printf_chk", "dprintf" ->
              (m, a) -> print(m, streams, a.get(1), new Printf.Listed(a, 2));
          case "__fprintf_chk" -> (m, a) -> print(m, streams, a.get(2), new Printf.Listed(a, 3));
          case "vprintf" -> (m, a) -> print(m, streams, a.get(0), Printf.Slots.of(m, a.get(1)));
          case "vfprintf" -> (m, a) -> print(m, streams, a.get(1), Printf.Slots.of(m, a.get(2)));
          case "sprintf" -> (m, a) -> store(m, a.get(0), Long.MAX_VALUE, a.get(1), listed(a, 2));
          case "snprintf" -> (m, a) -> store(m, a.get(0), size(a), a.get(2), listed(a, 3));
          case "vsprintf" ->
              (m, a) -> store(m, a.get(0), Long.MAX_VALUE, a.get(1), Printf.Slots.of(m, a.get(2)));
          case "vsnprintf" ->
              (m, a) -> store(m, a.get(0), size(a), a.get(2), Printf.Slots.of(m, a.get(3)));
          case "puts" ->
              (m, a) -> {
                byte[] text = Printf.text(m, a.get(0), Long.MAX_VALUE);
                streams.write(text);
                streams.write(new byte[] {'\n'});
                return text.length + 1;
              };
          case "fputs" ->
              (m, a) -> {
                streams.write(Printf.text(m, a.get(0), Long.MAX_VALUE));
                return 1;
              };
          case "putchar", "putc", "fputc", "putchar_unlocked", "putc_unlocked", "_IO_putc" ->
              (m, a) -> {
                byte character = ((BigInteger) a.get(0).value()).byteValue();
                streams.write(new byte[] {character});
                return character & 0xff;
              };
          case "fwrite" -> (m, a) -> writeItems(m, streams, a);
          case "perror" ->
              (m, a) -> {
                streams.write(Printf.text(m, a.get(0), Long.MAX_VALUE));
                streams.write(": Success\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
                return 0;
              };
          case "fflush", "setbuf", "setvbuf" -> (m, a) -> 0;
          default -> null;
        });
  }

  /** Functions whose model has a body: their variable arguments arrive in slots. */
  static Optional<OutputFunction> replacing(String name) {
    return switch (name) {
      case "sprintf" ->
          Optional.of(
              (m, a) -> store(m, a.get(0), Long.MAX_VALUE, a.get(1), Printf.Slots.of(m, a.get(2))));
      case "snprintf" ->
          Optional.of(
              (m, a) -> store(m, a.get(0), size(a), a.get(2), Printf.Slots.of(m, a.get(3))));
      default -> TextModel.replacing(name);
    };
  }

  private static Printf.Arguments listed(List<CallArgument> arguments, int first) {
    return new Printf.Listed(arguments, first);
  }

  private static long size(List<CallArgument> arguments) {
    long size = ((BigInteger) arguments.get(1).value()).longValue();
    return size < 0 ? Long.MAX_VALUE : size;
  }

  private static long print(
      Machine m, Streams streams, CallArgument format, Printf.Arguments arguments) {
    byte[] text = new Printf(m, arguments).format(Printf.text(m, format, Long.MAX_VALUE));
    streams.write(text);
    return text.length;
  }

  private static long store(
      Machine m, CallArgument target, long limit, CallArgument format, Printf.Arguments arguments) {
    byte[] text = new Printf(m, arguments).format(Printf.text(m, format, Long.MAX_VALUE));
    if (limit > 0) {
      int count = (int) Math.min(limit - 1, text.length);
      m.block = target.block().orElse(null);
      long address = ((BigInteger) target.value()).longValue();
      m.offset = m.block == null ? address : m.offsetIn(m.block, address);
      MemoryBlock block = m.writable(count + 1L);
      if (block != null) {
        for (int i = 0; i < count; i++) {
          block.store(m.offset + i, 1, text[i]);
        }
        block.store(m.offset + count, 1, 0);
      }
    }
    return text.length;
  }

  private static long writeItems(Machine m, Streams streams, List<CallArgument> a) {
    long size = ((BigInteger) a.get(1).value()).longValue();
    long count = ((BigInteger) a.get(2).value()).longValue();
    m.block = a.get(0).block().orElse(null);
    long address = ((BigInteger) a.get(0).value()).longValue();
    m.offset = m.block == null ? address : m.offsetIn(m.block, address);
    MemoryBlock block = m.readable(size * count);
    if (block != null) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (long i = 0; i < size * count; i++) {
        bytes.write((int) block.load(m.offset + i, 1));
      }
      streams.write(bytes.toByteArray());
    }
    return count;
  }
}
