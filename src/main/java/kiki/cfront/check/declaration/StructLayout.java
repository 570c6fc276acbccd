// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;

/**
 * Places members as gcc does for the System V ABI: bit-fields share the storage units of their
 * declared types, {@code packed} and {@code #pragma pack} lift that rule, an unnamed bit-field of
 * width zero aligns what follows, and unnamed bit-fields do not align the structure.
 */
final class StructLayout {
  /**
   * A member to place.
   *
   * @param alignment asked for by an attribute of the member itself, in bytes, 0 if none is
   * @param width of a bit-field, -1 for other members
   */
  record Member(
      String name, QualifiedType type, int alignment, Packing packing, int width, Token token) {}

  /** Whether the {@code packed} attribute applies. */
  enum Packing {
    NATURAL,
    PACKED
  }

  private final Layout layout;
  private final StructType.Kind kind;
  private final int packLimit;
  private final List<StructType.Field> fields = new ArrayList<>();
  private long position;
  private long unionBytes;
  private final List<Integer> alignments = new ArrayList<>();
  private int recordAlignment = 1;
  private boolean variable;

  StructLayout(Layout layout, StructType.Kind kind, int packLimit) {
    this.layout = layout;
    this.kind = kind;
    this.packLimit = packLimit;
  }

  /** Places the member after the ones added so far. */
  void add(Member member) {
    if (kind == StructType.Kind.UNION) {
      position = 0;
    }
    if (member.width < 0) {
      ordinary(member);
    } else if (member.width == 0) {
      position = roundUp(position, 8L * typeAlignment(member.type));
    } else {
      bitField(member);
    }
    unionBytes = Math.max(unionBytes, bytes(position));
  }

  /** Completes the type; {@code alignment} is what its own attributes ask for. */
  void finish(StructType type, int alignment) {
    int aligned = Math.max(recordAlignment, alignment);
    long size = kind == StructType.Kind.UNION ? unionBytes : bytes(position);
    if (variable) {
      type.completeVariable(fields, alignments, roundUp(size, aligned), aligned);
    } else {
      type.complete(fields, roundUp(size, aligned), aligned);
    }
  }

  /** Whether the size of a member added so far is known at run time only. */
  boolean isVariable() {
    return variable;
  }

  private static long bytes(long bits) {
    return (bits + 7) / 8;
  }

  private static long roundUp(long value, long multiple) {
    return Math.multiplyExact(Math.addExact(value, multiple - 1) / multiple, multiple);
  }

  private void ordinary(Member member) {
    int alignment = limited(ordinaryAlignment(member));
    recordAlignment = Math.max(recordAlignment, alignment);
    position = roundUp(position, 8L * alignment);
    field(member);
    alignments.add(alignment);
    boolean sized =
        Layout.hasConstantSize(member.type.type())
            || member.type.type() instanceof ArrayType a
                && a.length() instanceof ArrayType.Unspecified;
    variable |= !sized;
    long bytes = sized ? layout.sizeOf(member.type.type()) : 0;
    position = Math.addExact(position, Math.multiplyExact(8, bytes));
  }

  private int ordinaryAlignment(Member member) {
    if (member.packing == Packing.PACKED) {
      return Math.max(member.alignment, 1);
    }
    int natural =
        member.type.alignment() != 0
            ? member.type.alignment()
            : layout.alignmentOf(member.type.type());
    return natural > member.alignment ? typeAlignment(member.type) : member.alignment;
  }

  private int limited(int alignment) {
    return packLimit == 0 ? alignment : Math.min(alignment, packLimit);
  }

  /** The alignment a type has inside a structure. */
  private int typeAlignment(QualifiedType type) {
    if (type.alignment() != 0) {
      return type.alignment();
    }
    CType plain = type.type();
    return type.qualifiers().isAtomic() && plain.isScalar()
        ? layout.alignmentOf(plain)
        : layout.memberAlignmentOf(plain);
  }

  private void bitField(Member member) {
    int own = limited(member.alignment);
    position = roundUp(position, own == 0 ? 1 : 8L * own);
    int typeAlignment = typeAlignment(member.type);
    long unit = 8L * typeAlignment;
    long typeBits = 8 * layout.sizeOf(member.type.type());
    boolean shares = member.packing == Packing.NATURAL && packLimit == 0;
    // A bit-field may not touch more units of its type's alignment than the type itself has.
    if (shares && (position % unit + member.width + unit - 1) / unit > typeBits / unit) {
      position = roundUp(position, unit);
    }
    if (!member.name.isEmpty()) {
      boolean packed = packLimit == 0 && member.packing == Packing.PACKED;
      int implied = packed ? 1 : limited(typeAlignment);
      recordAlignment = Math.max(recordAlignment, Math.max(own, implied));
      field(member);
    }
    position += member.width;
  }

  /** Of a wider bit-field of type {@code _Bool} one bit holds the value. */
  private static boolean isBool(Member member) {
    return member.type.type() instanceof IntType i && i.isBool();
  }

  private void field(Member member) {
    fields.add(
        new StructType.Field(
            member.name,
            member.type.type(),
            member.type.qualifiers(),
            position / 8,
            (int) (position % 8),
            isBool(member) ? Math.min(1, member.width) : member.width));
  }
}
