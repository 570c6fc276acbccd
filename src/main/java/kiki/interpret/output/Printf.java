// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.output;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VariadicList;
import kiki.cfront.type.VoidType;
import kiki.interpret.machine.CallArgument;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.value.BoxedOperators;
import kiki.lower.format.Amount;
import kiki.lower.format.Length;
import kiki.lower.format.PrintDirective;
import kiki.lower.format.PrintFormat;
import kiki.util.ieee.IeeeFloat;

/** The conversions of {@code printf} (C11 7.21.6.1) as glibc does them. */
final class Printf {
  private static final PointerType POINTER = new PointerType(VoidType.VOID);

  /** Where the values to print come from. */
  sealed interface Arguments {
    CallArgument next(CType type);
  }

  /** The arguments of a call; each is converted to the type the format names. */
  static final class Listed implements Arguments {
    private final List<CallArgument> arguments;
    private int position;

    Listed(List<CallArgument> arguments, int first) {
      this.arguments = arguments;
      this.position = first;
    }

    @Override
    public CallArgument next(CType type) {
      if (position >= arguments.size()) {
        return CallArgument.of(type, BoxedOperators.cast(BigInteger.ZERO, type));
      }
      CallArgument a = arguments.get(position++);
      boolean fits =
          type.isArithmetic()
              ? a.type().isArithmetic()
              : a.type() instanceof PointerType && type instanceof PointerType;
      if (!fits) {
        return CallArgument.of(type, BoxedOperators.cast(BigInteger.ZERO, type));
      }
      Object value = type.isArithmetic() ? BoxedOperators.cast(a.value(), type) : a.value();
      return new CallArgument(type, value, a.block());
    }
  }

  /** A {@code va_list}: a pointer to slots of a multiple of 16 bytes, one per argument. */
  static final class Slots implements Arguments {
    private static final int SLOT = 16;

    private final Machine machine;
    private final MemoryBlock block;
    private long offset;

    private Slots(Machine machine, MemoryBlock block, long offset) {
      this.machine = machine;
      this.block = block;
      this.offset = offset;
    }

    static Slots of(Machine machine, CallArgument list) {
      long address = ((BigInteger) list.value()).longValue();
      if (!VariadicList.isPointer(list.type())) {
        return at(machine, list.block().orElse(null), address);
      }
      MemoryBlock block = list.block().orElse(null);
      machine.block = block;
      machine.offset =
          VariadicList.next().offset()
              + (block == null ? address : machine.offsetIn(block, address));
      boolean readable = machine.readable(Long.BYTES) != null;
      long cursor = readable ? machine.loadPointer(block, machine.offset) : 0;
      return at(machine, readable ? machine.provenance : null, cursor);
    }

    private static Slots at(Machine machine, MemoryBlock block, long address) {
      return new Slots(machine, block, block == null ? address : machine.offsetIn(block, address));
    }

    @Override
    public CallArgument next(CType type) {
      CType stored = type instanceof IntType i && i.width() < 32 ? IntType.INT : type;
      long size = machine.layout().sizeOf(stored);
      machine.block = block;
      machine.offset = offset;
      offset += (size + SLOT - 1) / SLOT * SLOT;
      if (machine.readable(size) == null) {
        return CallArgument.of(type, BoxedOperators.cast(BigInteger.ZERO, type));
      }
      long at = machine.offset;
      if (type instanceof PointerType) {
        long address = machine.loadPointer(block, at);
        return CallArgument.pointer(type, address, machine);
      }
      Object value = new MemoryCode(machine.layout()).read(block, at, PlaceCode.Bits.NONE, stored);
      return CallArgument.of(type, BoxedOperators.cast(value, type));
    }
  }

  /** The bytes of a {@code wchar_t}. */
  private static final int WIDE = 4;

  private static final int LAST_OF_ASCII = 0x7f;

  /** A conversion specification with the values of its arguments; precision -1 where none is. */
  record Conversion(String flags, int width, int precision, Length length, char kind) {
    boolean has(char flag) {
      return flags.indexOf(flag) >= 0;
    }
  }

  private final Machine machine;
  private final Arguments arguments;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  Printf(Machine machine, Arguments arguments) {
    this.machine = machine;
    this.arguments = arguments;
  }

  byte[] format(byte[] text) {
    for (PrintDirective d : PrintFormat.parse(new String(text, StandardCharsets.ISO_8859_1))) {
      switch (d) {
        case PrintDirective.Text(String characters) -> write(characters);
        case PrintDirective.Conversion c -> convert(resolved(c));
        case PrintDirective.Undefined(String raw) -> write(raw);
        case PrintDirective.Refused(String raw) -> write(raw);
      }
    }
    return out.toByteArray();
  }

  private Conversion resolved(PrintDirective.Conversion c) {
    int width = amount(c.width(), 0);
    int precision = Math.max(-1, amount(c.precision(), -1));
    String flags = width < 0 ? c.flags() + '-' : c.flags();
    return new Conversion(flags, Math.abs(width), precision, c.length(), c.letter());
  }

  private int amount(Amount amount, int none) {
    return switch (amount) {
      case Amount.None() -> none;
      case Amount.Fixed(int value) -> value;
      case Amount.Argument() -> ((BigInteger) arguments.next(IntType.INT).value()).intValue();
    };
  }

  private void convert(Conversion c) {
    switch (c.kind()) {
      case 'd', 'i' -> write(NumberText.integer(integer(c, IntType.Sign.SIGNED), c));
      case 'u', 'o', 'x', 'X' -> write(NumberText.integer(integer(c, IntType.Sign.UNSIGNED), c));
      case 'c' -> character(c);
      case 's' -> string(c);
      case 'p' -> pointer(c);
      case 'n' -> count(c);
      case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A' -> {
        Object value = arguments.next(c.length().printedFloat()).value();
        write(FloatText.text((IeeeFloat) value, c));
      }
      case 'm' -> write(NumberText.pad("Success", c));
      default -> throw new IllegalArgumentException("no conversion: " + c.kind());
    }
  }

  private BigInteger integer(Conversion c, IntType.Sign sign) {
    return (BigInteger) arguments.next(integerType(c, sign)).value();
  }

  private IntType integerType(Conversion c, IntType.Sign sign) {
    return c.length().integer(machine.layout(), sign);
  }

  private void character(Conversion c) {
    int value = ((BigInteger) arguments.next(IntType.INT).value()).intValue();
    writePadded(new byte[] {(byte) value}, c);
  }

  private void string(Conversion c) {
    CallArgument a = arguments.next(POINTER);
    long limit = c.precision() < 0 ? Long.MAX_VALUE : c.precision();
    boolean isNull = ((BigInteger) a.value()).signum() == 0;
    if (isNull) {
      writePadded("(null)".getBytes(StandardCharsets.US_ASCII), c);
    } else {
      writePadded(text(machine, a, limit, c.length() == Length.LONG ? WIDE : 1), c);
    }
  }

  private void pointer(Conversion c) {
    write(address((BigInteger) arguments.next(POINTER).value(), c));
  }

  static String address(BigInteger address, Conversion c) {
    return NumberText.pad(address.signum() == 0 ? "(nil)" : "0x" + address.toString(16), c);
  }

  /** {@code %n} stores how much has been written. */
  private void count(Conversion c) {
    CallArgument target = arguments.next(POINTER);
    IntType type = integerType(c, IntType.Sign.SIGNED);
    machine.block = target.block().orElse(null);
    long address = ((BigInteger) target.value()).longValue();
    machine.offset = machine.block == null ? address : machine.offsetIn(machine.block, address);
    MemoryBlock block = machine.writable(machine.layout().sizeOf(type));
    if (block != null) {
      new MemoryCode(machine.layout())
          .write(block, machine.offset, PlaceCode.Bits.NONE, type, BigInteger.valueOf(out.size()));
    }
  }

  private void write(String text) {
    out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private void writePadded(byte[] text, Conversion c) {
    String padding = " ".repeat(Math.max(0, c.width() - text.length));
    if (!c.has('-')) {
      write(padding);
    }
    out.writeBytes(text);
    if (c.has('-')) {
      write(padding);
    }
  }

  /** The bytes of a string up to its end or a limit. */
  static byte[] text(Machine m, CallArgument pointer, long limit) {
    return text(m, pointer, limit, 1);
  }

  /** Wide characters that are not of ASCII end the text: the locale that programs start in. */
  private static byte[] text(Machine m, CallArgument pointer, long limit, int width) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    m.block = pointer.block().orElse(null);
    long address = ((BigInteger) pointer.value()).longValue();
    m.offset = m.block == null ? address : m.offsetIn(m.block, address);
    while (bytes.size() < limit) {
      MemoryBlock block = m.readable(width);
      long character = block == null ? 0 : block.load(m.offset, width);
      if (character == 0 || width == WIDE && character > LAST_OF_ASCII) {
        break;
      }
      bytes.write((int) character);
      m.offset += width;
    }
    return bytes.toByteArray();
  }
}
