// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.ValueFormat;

/** Names places in memory as C does: {@code &list[3].next}. */
public final class PointerText {
  private final Machine machine;

  public PointerText(Machine machine) {
    this.machine = machine;
  }

  /** A pointer to any type of object. */
  public String describe(MemoryBlock block, long offset) {
    return describe(block, offset, VoidType.VOID);
  }

  /** A pointer to an object of a type, of which {@code void} means any. */
  String describe(MemoryBlock block, long offset, CType target) {
    if (block == null || block.kind() == MemoryBlock.Kind.NOWHERE) {
      return "(void *)0x" + Long.toHexString(offset);
    }
    if (block.kind() == MemoryBlock.Kind.NULL) {
      return offset == 0 ? "NULL" : "(char *)NULL + " + offset;
    }
    if (block.kind() == MemoryBlock.Kind.LOCAL && block.symbol().isEmpty()) {
      return "(a dead object)" + (offset == 0 ? "" : offset(offset));
    }
    if (block.kind() == MemoryBlock.Kind.FUNCTION) {
      return offset == 0 ? name(block) : "(char *)" + name(block) + offset(offset);
    }
    String place = place(block, offset, target);
    return place == null ? "(char *)&" + name(block) + offset(offset) : "&" + place;
  }

  private static String offset(long offset) {
    return offset < 0 ? " - " + -offset : " + " + offset;
  }

  /** The lvalue at an offset that has the wanted type; null if there is none. */
  String place(MemoryBlock block, long offset, CType wanted) {
    if (offset < 0 || offset >= block.size()) {
      return offset == 0 ? name(block) : null;
    }
    String name = name(block);
    if (block.symbol().isPresent()) {
      return path(name, block.type(), offset, wanted);
    }
    Layout layout = machine.layout();
    long size = block.type() instanceof VoidType ? 1 : Math.max(1, layout.sizeOf(block.type()));
    String element = block.size() <= size ? name : name + "[" + offset / size + "]";
    return path(element, block.type(), offset % size, wanted);
  }

  private String path(String prefix, CType type, long offset, CType wanted) {
    String text = prefix;
    CType current = type;
    long left = offset;
    while (left != 0 || !matches(current, wanted)) {
      if (current instanceof StructType s) {
        StructType.Field field = fieldAt(s, left);
        if (field == null) {
          return left == 0 ? text : null;
        }
        text = field.name().isEmpty() ? text : text + "." + field.name();
        left -= field.offset();
        current = field.type();
      } else if (current instanceof ArrayType a && Layout.hasConstantSize(a.element())) {
        long size = Math.max(1, machine.layout().sizeOf(a.element()));
        text = text + "[" + left / size + "]";
        left %= size;
        current = a.element();
      } else {
        return left == 0 ? text : null;
      }
    }
    return text;
  }

  private static boolean matches(CType type, CType wanted) {
    return wanted instanceof VoidType || type.equals(wanted);
  }

  private StructType.Field fieldAt(StructType type, long offset) {
    for (StructType.Field field : type.fields()) {
      boolean open =
          field.type() instanceof ArrayType a && a.length() instanceof ArrayType.Unspecified;
      long end = open ? type.size() : field.offset() + machine.layout().sizeOf(field.type());
      if (!field.isBitField() && field.offset() <= offset && offset < end) {
        return field;
      }
    }
    return null;
  }

  String name(MemoryBlock block) {
    if (block.symbol().isPresent()) {
      Symbol symbol = block.symbol().get();
      return symbol.storage() == Symbol.Storage.STRING_LITERAL
          ? ValueFormat.string(block)
          : symbol.name();
    }
    if (block.kind() == MemoryBlock.Kind.ENVIRONMENT) {
      return "environment";
    }
    return "dynamic_object_" + (machine.objects().allocated().indexOf(block) + 1);
  }
}
