// SPDX-License-Identifier: Apache-2.0
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/** The conversions of values in method invocations (JLS 5.3): boxing, unboxing, widening, casts. */
final class Conversions {
  private Conversions() {}

  static void convert(CodeBuilder code, ClassDesc from, ClassDesc to) {
    if (from.isPrimitive() && to.isPrimitive()) {
      TypeKind target = TypeKind.from(to).asLoadable();
      if (TypeKind.from(from).asLoadable() != target) {
        code.conversion(TypeKind.from(from), target);
      }
    } else if (from.isPrimitive()) {
      ClassDesc box = box(from);
      code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, from));
    } else if (to.isPrimitive()) {
      unbox(code, from, to);
    } else if (!from.equals(to) && !to.equals(ConstantDescs.CD_Object)) {
      code.checkcast(to);
    }
  }

  /** A value of unknown static type can only be in the box of the target. */
  private static void unbox(CodeBuilder code, ClassDesc from, ClassDesc to) {
    ClassDesc content = to;
    for (TypeKind kind : TypeKind.values()) {
      if (kind != TypeKind.REFERENCE
          && kind != TypeKind.VOID
          && box(kind.upperBound()).equals(from)) {
        content = kind.upperBound();
      }
    }
    ClassDesc box = box(content);
    if (!from.equals(box)) {
      code.checkcast(box);
    }
    code.invokevirtual(box, content.displayName() + "Value", MethodTypeDesc.of(content));
    convert(code, content, to);
  }

  static ClassDesc box(ClassDesc primitive) {
    return switch (primitive.descriptorString()) {
      case "Z" -> ConstantDescs.CD_Boolean;
      case "B" -> ConstantDescs.CD_Byte;
      case "C" -> ConstantDescs.CD_Character;
      case "S" -> ConstantDescs.CD_Short;
      case "I" -> ConstantDescs.CD_Integer;
      case "J" -> ConstantDescs.CD_Long;
      case "F" -> ConstantDescs.CD_Float;
      case "D" -> ConstantDescs.CD_Double;
      default -> throw new IllegalArgumentException(primitive + " has no box");
    };
  }
}
