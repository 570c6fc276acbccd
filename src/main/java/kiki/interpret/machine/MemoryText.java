// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.interpret.input.RunTuning;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.ValueFormat;
import kiki.util.ieee.IeeeFloat;

/** Writes what is in memory as C initialisers. */
final class MemoryText {
  private final Machine machine;
  private final MemoryCode memory;

  MemoryText(Machine machine) {
    this.machine = machine;
    this.memory = new MemoryCode(machine.layout());
  }

  String text(MemoryBlock block, long offset, PlaceCode.Bits bits, CType type) {
    return switch (type) {
      case IntType i -> ValueFormat.integer((BigInteger) memory.read(block, offset, bits, i), i);
      case FloatType f -> ValueFormat.floating((IeeeFloat) memory.read(block, offset, bits, f), f);
      case PointerType p -> pointer(block, offset, p);
      case StructType s -> structure(block, offset, s);
      case ArrayType a -> array(block, offset, a);
      case CType other -> "?";
    };
  }

  private String pointer(MemoryBlock block, long offset, PointerType type) {
    Pointer pointer = load(block, offset);
    return new PointerText(machine).describe(pointer.pointee, pointer.offset, type.target());
  }

  /** A pointer value; {@code pointee} is null if it points nowhere. */
  private record Pointer(MemoryBlock pointee, long offset) {}

  private Pointer load(MemoryBlock block, long offset) {
    MemoryBlock saved = machine.provenance;
    long address = machine.loadPointer(block, offset);
    MemoryBlock pointee = machine.provenance;
    machine.provenance = saved;
    return new Pointer(pointee, pointee == null ? address : machine.offsetIn(pointee, address));
  }

  /** The name of the object that a pointer in memory points to, if it points to data. */
  Optional<String> pointee(MemoryBlock block, long offset) {
    MemoryBlock pointee = load(block, offset).pointee;
    if (pointee == null) {
      return Optional.empty();
    }
    return switch (pointee.kind()) {
      case GLOBAL, STRING_LITERAL, FRAME_ALLOCATION, HEAP, ENVIRONMENT ->
          Optional.of(new PointerText(machine).name(pointee));
      case LOCAL ->
          Optional.ofNullable(pointee.symbol()).map(_ -> new PointerText(machine).name(pointee));
      case NULL, NOWHERE, FUNCTION, VALUE -> Optional.empty();
    };
  }

  private String structure(MemoryBlock block, long offset, StructType type) {
    List<String> members = new ArrayList<>();
    for (StructType.Field field : type.fields()) {
      long at = offset + PlaceCode.Bits.firstByte(field);
      String value = text(block, at, PlaceCode.Bits.of(field), field.valueType());
      members.add(field.name().isEmpty() ? value : "." + field.name() + "=" + value);
      if (type.isUnion()) {
        break;
      }
    }
    return "{" + String.join(", ", members) + "}";
  }

  private String array(MemoryBlock block, long offset, ArrayType type) {
    long size =
        Layout.hasConstantSize(type.element()) ? machine.layout().sizeOf(type.element()) : 0;
    if (size == 0) {
      return "{}";
    }
    long count =
        type.length() instanceof ArrayType.Fixed(long n) ? n : (block.size() - offset) / size;
    if (type.element() instanceof IntType i && i.kind() == IntType.Kind.CHAR) {
      String text = string(block, offset, count);
      if (text != null) {
        return text;
      }
    }
    List<String> elements = new ArrayList<>();
    for (long i = 0; i < Math.min(count, RunTuning.SHOWN_ELEMENTS); i++) {
      elements.add(text(block, offset + i * size, PlaceCode.Bits.NONE, type.element()));
    }
    if (count > RunTuning.SHOWN_ELEMENTS) {
      elements.add("...");
    }
    return "{" + String.join(", ", elements) + "}";
  }

  /** A string literal for printable text followed by zeros only; else null. */
  private static String string(MemoryBlock block, long offset, long count) {
    StringBuilder text = new StringBuilder("\"");
    long i = 0;
    while (i < count && block.load(offset + i, 1) != 0) {
      char character = (char) block.load(offset + i, 1);
      if (!ValueFormat.isPrintable(character)) {
        return null;
      }
      text.append(ValueFormat.escaped(character, '"'));
      i++;
    }
    for (; i < count; i++) {
      if (block.load(offset + i, 1) != 0) {
        return null;
      }
    }
    return text.append('"').toString();
  }
}
