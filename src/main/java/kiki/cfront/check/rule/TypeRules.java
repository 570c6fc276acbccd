// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;

/**
 * What is known of types alone, and conversions between arithmetic ones (C11 6.3.1, as gcc has
 * them).
 */
public final class TypeRules {
  private final Layout layout;
  private final IntType plainChar;

  public TypeRules(Language language) {
    this.layout = new Layout(language.dataModel());
    IntType.Sign sign =
        language.charSign() == CharSign.SIGNED ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED;
    this.plainChar = new IntType(IntType.Kind.CHAR, 8, sign);
  }

  public Layout layout() {
    return layout;
  }

  public IntType plainChar() {
    return plainChar;
  }

  /**
   * Integer promotion (C11 6.3.1.1p2). A bit-field wider than {@code int} keeps its own width: gcc
   * computes on it in that width.
   */
  public static IntType promote(IntType type) {
    return switch (type.kind()) {
      case BOOL, CHAR, SIGNED_CHAR, UNSIGNED_CHAR, SHORT -> IntType.INT;
      case BITFIELD -> {
        if (type.width() > IntType.INT.width()) {
          yield type;
        }
        boolean fits = type.isSigned() || type.width() < IntType.INT.width();
        yield fits ? IntType.INT : IntType.UNSIGNED_INT;
      }
      case INT, LONG, LONG_LONG, INT128, BITVECTOR -> type.plain();
    };
  }

  /** The usual arithmetic conversions (C11 6.3.1.8). */
  public static CType common(CType left, CType right) {
    if (left instanceof FloatType l) {
      return right instanceof FloatType r && r.kind().compareTo(l.kind()) > 0 ? r : l;
    }
    if (right instanceof FloatType) {
      return right;
    }
    return commonInteger(promote((IntType) left), promote((IntType) right));
  }

  private static IntType commonInteger(IntType left, IntType right) {
    if (left.width() != right.width()) {
      return left.width() > right.width() ? left : right;
    }
    // C23 6.3.1.1: a bit-precise type ranks below the others of its width.
    boolean higher =
        right.kind() == IntType.Kind.BITVECTOR
            || left.kind() != IntType.Kind.BITVECTOR && left.kind().compareTo(right.kind()) >= 0;
    IntType ranked = higher ? left : right;
    boolean signed = left.isSigned() && right.isSigned();
    return signed ? ranked : ranked.withSign(IntType.Sign.UNSIGNED);
  }

  /** The default argument promotions (C11 6.5.2.2p6). */
  CType argument(CType type) {
    return switch (type) {
      case IntType i when i.kind() == IntType.Kind.BITFIELD && i.width() > 32 ->
          layout.pointerWidth() == 64
              ? layout.longType(i.sign())
              : IntType.LONG_LONG.withSign(i.sign());
      case IntType i -> promote(i);
      case FloatType f when f.equals(FloatType.FLOAT) -> FloatType.DOUBLE;
      default -> type;
    };
  }

  /** Real and complex numbers. */
  public static boolean isNumber(CType type) {
    return type.isArithmetic() || PartTypes.isComplex(type);
  }

  /** Whether an object of this type can exist (C11 6.2.5p1). */
  public static boolean isComplete(CType type) {
    return switch (type) {
      case VoidType v -> false;
      case FunctionType f -> false;
      case StructType s -> s.isComplete();
      case ArrayType a -> !(a.length() instanceof ArrayType.Unspecified) && isComplete(a.element());
      case PointerType p -> true;
      case IntType i -> true;
      case FloatType f -> true;
    };
  }
}
