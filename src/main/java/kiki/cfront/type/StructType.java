// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.util.List;
import java.util.Optional;

/**
 * A structure or union. Identity is the declaration's: two structures with equal members are
 * different types. Created incomplete; completed once, with its layout already computed.
 */
public final class StructType implements CType {
  /** Structure, union, or what is laid out like a structure (see {@link PartTypes}). */
  public enum Kind {
    STRUCT,
    UNION,
    /** Two members: real and imaginary part. */
    COMPLEX,
    /** One member: the array of elements. */
    VECTOR
  }

  /**
   * A member at a byte offset. A bit-field has {@code bitWidth >= 0} and starts {@code bitOffset}
   * bits above byte {@code offset} (little endian); it may span several bytes. Others have {@code
   * bitWidth == -1}. An anonymous structure or union member has an empty name; lookups reach
   * through it by {@link #find}.
   */
  public record Field(
      String name, CType type, Qualifiers qualifiers, long offset, int bitOffset, int bitWidth) {
    public boolean isBitField() {
      return bitWidth >= 0;
    }

    /** The type of an expression that reads this member. */
    public CType valueType() {
      if (!isBitField()) {
        return type;
      }
      IntType declared = (IntType) type;
      return declared.isBool() || bitWidth == declared.width()
          ? declared
          : new IntType(IntType.Kind.BITFIELD, bitWidth, declared.sign());
    }
  }

  private final Kind kind;
  private final String tag;
  private List<Field> fields;
  private long size;
  private int alignment;
  private List<Integer> memberAlignments = List.of();

  /** An incomplete type; {@code tag} may be empty. */
  public StructType(Kind kind, String tag) {
    this.kind = kind;
    this.tag = tag;
  }

  /** Gives the members, in declaration order and without unnamed bit-fields, and the layout. */
  public void complete(List<Field> members, long byteSize, int byteAlignment) {
    if (fields != null) {
      throw new IllegalStateException("completed twice: " + this);
    }
    fields = List.copyOf(members);
    size = byteSize;
    alignment = byteAlignment;
  }

  /**
   * Completes a type with a variable length array among its members, which count as empty for the
   * offsets after them and for the size.
   */
  public void completeVariable(
      List<Field> members, List<Integer> alignments, long byteSize, int byteAlignment) {
    complete(members, byteSize, byteAlignment);
    memberAlignments = List.copyOf(alignments);
  }

  /** Whether its size is known at run time only. */
  public boolean isVariable() {
    return !memberAlignments.isEmpty();
  }

  /** The alignment in bytes of a member of a type of variable size. */
  public int memberAlignment(int index) {
    return memberAlignments.get(index);
  }

  public Kind kind() {
    return kind;
  }

  public boolean isUnion() {
    return kind == Kind.UNION;
  }

  public String tag() {
    return tag;
  }

  public boolean isComplete() {
    return fields != null;
  }

  public List<Field> fields() {
    requireComplete();
    return fields;
  }

  public long size() {
    requireComplete();
    return size;
  }

  public int alignment() {
    requireComplete();
    return alignment;
  }

  /** The member of that name in this structure itself, not in an anonymous member. */
  public Optional<Field> field(String name) {
    return fields().stream().filter(f -> f.name().equals(name)).findFirst();
  }

  /** The path to the member of that name, through anonymous members; empty if there is none. */
  public List<Field> find(String name) {
    for (Field f : fields()) {
      if (f.name().equals(name)) {
        return List.of(f);
      }
      if (f.name().isEmpty() && f.type() instanceof StructType inner) {
        List<Field> rest = inner.find(name);
        if (!rest.isEmpty()) {
          return java.util.stream.Stream.concat(java.util.stream.Stream.of(f), rest.stream())
              .toList();
        }
      }
    }
    return List.of();
  }

  private void requireComplete() {
    if (fields == null) {
      throw new IllegalStateException("incomplete type: " + this);
    }
  }

  @Override
  public String toString() {
    String name = tag.isEmpty() ? "<anonymous>" : tag;
    return switch (kind) {
      case STRUCT -> "struct " + name;
      case UNION -> "union " + name;
      case COMPLEX, VECTOR -> tag;
    };
  }
}
