// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Qualifiers;

/**
 * A type as a declaration gives it: with top-level qualifiers and the alignment that an attribute
 * of a typedef or of the declaration asks for (in bytes, 0 if none does).
 */
public record QualifiedType(CType type, Qualifiers qualifiers, int alignment) {
  public static QualifiedType of(CType type) {
    return new QualifiedType(type, Qualifiers.NONE, 0);
  }

  /** Qualifying an array qualifies its elements (C11 6.7.3p9). */
  public QualifiedType qualified(Qualifiers more) {
    return new QualifiedType(qualifyElements(type, more), qualifiers.union(more), alignment);
  }

  private static CType qualifyElements(CType type, Qualifiers more) {
    if (type instanceof ArrayType a && !more.equals(Qualifiers.NONE)) {
      return new ArrayType(
          qualifyElements(a.element(), more), a.elementQualifiers().union(more), a.length());
    }
    return type;
  }

  public QualifiedType aligned(int bytes) {
    return bytes == 0 ? this : new QualifiedType(type, qualifiers, bytes);
  }

  public QualifiedType withType(CType other) {
    return new QualifiedType(other, qualifiers, alignment);
  }
}
