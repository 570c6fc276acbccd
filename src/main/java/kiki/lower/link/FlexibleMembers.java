// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;

/**
 * GNU C lets a static object initialise its flexible array member: the object is then larger than
 * its type. In the program it has a type of its own, in which the member has the elements given.
 */
final class FlexibleMembers {
  private FlexibleMembers() {}

  /** The type of an object with this initialiser; mostly that of its declaration. */
  static CType storage(CType type, Optional<Initializer> initializer, Layout layout) {
    if (!(type instanceof StructType s)
        || s.isUnion()
        || !(initializer.orElse(null) instanceof Initializer.Members members)
        || s.fields().isEmpty()
        || !isFlexible(s.fields().getLast())) {
      return type;
    }
    StructType.Field last = s.fields().getLast();
    for (Initializer.MemberEntry entry : members.entries()) {
      if (members.type().fields().indexOf(entry.field()) == s.fields().size() - 1) {
        return sized(s, last, length(entry.value()), layout);
      }
    }
    return type;
  }

  private static boolean isFlexible(StructType.Field field) {
    return field.type() instanceof ArrayType a && a.length() instanceof ArrayType.Unspecified;
  }

  private static long length(Initializer value) {
    ArrayType type =
        switch (value) {
          case Initializer.Elements e -> (ArrayType) e.type();
          case Initializer.Text t -> (ArrayType) t.literal().type();
          case Initializer.Single s -> (ArrayType) s.value().type();
          case Initializer.Members m -> throw new IllegalArgumentException("no array: " + m);
        };
    return type.length() instanceof ArrayType.Fixed(long count) ? count : 0;
  }

  private static StructType sized(
      StructType type, StructType.Field last, long count, Layout layout) {
    ArrayType flexible = (ArrayType) last.type();
    ArrayType array =
        new ArrayType(flexible.element(), flexible.elementQualifiers(), new ArrayType.Fixed(count));
    List<StructType.Field> fields = new ArrayList<>(type.fields());
    fields.set(
        fields.size() - 1,
        new StructType.Field(last.name(), array, last.qualifiers(), last.offset(), 0, -1));
    StructType result = new StructType(type.kind(), type.tag());
    result.complete(
        fields, Math.max(type.size(), last.offset() + layout.sizeOf(array)), type.alignment());
    return result;
  }
}
