// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.VariadicList;
import kiki.cfront.type.VoidType;

/**
 * Function types in a short notation: a letter for the result, one for each parameter, a full stop
 * at the end for an ellipsis. Small letters are arithmetic types and common pointers, see {@link
 * #type}.
 */
final class Signatures {
  private static final Qualifiers CONST = new Qualifiers(true, false, false, false);

  private final TypeRules rules;
  private final Layout layout;

  Signatures(TypeRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
  }

  FunctionType decode(String code) {
    List<CType> parameters = new ArrayList<>();
    FunctionType.Arity arity = FunctionType.Arity.FIXED;
    for (int i = 1; i < code.length(); i++) {
      if (code.charAt(i) == '.') {
        arity = FunctionType.Arity.VARIADIC;
      } else {
        parameters.add(type(code.charAt(i)));
      }
    }
    return new FunctionType(type(code.charAt(0)), parameters, arity);
  }

  private CType type(char letter) {
    return switch (letter) {
      case 'v' -> VoidType.VOID;
      case 'b' -> IntType.BOOL;
      case 'c' -> IntType.UNSIGNED_CHAR;
      case 'h' -> IntType.UNSIGNED_SHORT;
      case 'i' -> IntType.INT;
      case 'u' -> IntType.UNSIGNED_INT;
      case 'l' -> layout.longType(IntType.Sign.SIGNED);
      case 'm' -> layout.longType(IntType.Sign.UNSIGNED);
      case 'q' -> IntType.LONG_LONG;
      case 'w' -> IntType.UNSIGNED_LONG_LONG;
      case 'k' -> layout.pointerWidth() == 64 ? type('m') : type('w');
      case 'j' -> IntType.UNSIGNED_INT128;
      case 'z' -> layout.sizeType();
      case 'y' -> layout.differenceType();
      case 'f' -> FloatType.FLOAT;
      case 'd' -> FloatType.DOUBLE;
      case 'L' -> FloatType.LONG_DOUBLE;
      case 'V' -> VariadicList.parameter(rules.layout().model(), rules.plainChar());
      case 'p' -> new PointerType(VoidType.VOID);
      case 'P' -> new PointerType(VoidType.VOID, CONST);
      case 's' -> new PointerType(rules.plainChar());
      case 'S' -> new PointerType(rules.plainChar(), CONST);
      case 'I' -> new PointerType(IntType.INT);
      case 'F' -> new PointerType(FloatType.FLOAT);
      case 'D' -> new PointerType(FloatType.DOUBLE);
      case 'G' -> new PointerType(FloatType.LONG_DOUBLE);
      default -> throw new IllegalArgumentException("no type has the letter " + letter);
    };
  }
}
