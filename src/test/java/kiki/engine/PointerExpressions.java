// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.List;
import java.util.Random;

/**
 * Expressions over the variables of {@link PointerProgram}. All of them are defined in every state
 * in which its invariant holds.
 */
final class PointerExpressions {
  private static final List<String> OPERATORS = List.of("+", "-", "*", "&", "|", "^");
  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "==", "!=");

  private final Random random;

  PointerExpressions(Random random) {
    this.random = random;
  }

  int pick(int bound) {
    return random.nextInt(bound);
  }

  String oneOf(String... choices) {
    return choices[pick(choices.length)];
  }

  /** Between zero and {@code bound - 1}. */
  String index(int bound) {
    if (pick(3) == 0) {
      return Integer.toString(pick(bound));
    }
    boolean powerOfTwo = Integer.bitCount(bound) == 1;
    return powerOfTwo
        ? "(" + scalar() + " & " + (bound - 1) + ")"
        : "((unsigned)" + scalar() + " % " + bound + ")";
  }

  String scalar() {
    return oneOf("a", "b", "c", "i");
  }

  /** Something of type int, or as wide, that can be assigned to. */
  String place() {
    return switch (pick(22)) {
      case 0, 1 -> "a";
      case 2 -> "b";
      case 3 -> "t[" + index(4) + "]";
      case 4, 5 -> "*p";
      case 6 -> "**pp";
      case 7 -> "*ptrs[" + index(3) + "]";
      case 8 -> "*(int *)any";
      case 9 -> "s.z";
      case 10 -> "v[" + index(3) + "].z";
      case 11 -> "r->z";
      case 12 -> "x.c[" + index(2) + "].z";
      case 13 -> "*x.at";
      case 14 -> "x.w.u";
      case 15 -> "w.u";
      case 16 -> "ga";
      case 17 -> "gt[" + index(4) + "]";
      case 18 -> "*gp";
      case 19 -> "gs.z";
      case 20 -> "gm.k";
      default -> "*(int *)&w";
    };
  }

  /** Something of a smaller type that can be assigned to. */
  String smallPlace() {
    return switch (pick(18)) {
      case 0 -> "c";
      case 1 -> "u[" + index(8) + "]";
      case 2, 3 -> "*q";
      case 4 -> "s.x";
      case 5 -> "w.b[" + index(4) + "]";
      case 6 -> "((unsigned char *)&a)[" + index(4) + "]";
      case 7 -> "((unsigned char *)t)[" + index(16) + "]";
      case 8 -> "((unsigned char *)&v[" + index(3) + "])[" + index(8) + "]";
      case 9 -> "((signed char *)p)[" + index(4) + "]";
      case 10 -> "r->" + oneOf("x", "y", "m");
      case 11 -> "v[" + index(3) + "]." + oneOf("x", "y", "m");
      case 12 -> "w.h[" + index(2) + "]";
      case 13 -> "((short *)&b)[" + index(2) + "]";
      case 14 -> "w.s." + oneOf("low", "mid", "high");
      case 15 -> "x.w.b[" + index(4) + "]";
      case 16 -> "*((unsigned char *)r + " + index(8) + ")";
      default -> "gu[" + index(8) + "]";
    };
  }

  String expression(int depth) {
    if (depth == 0 || pick(3) == 0) {
      return switch (pick(13)) {
        case 0, 1, 2 -> scalar();
        case 3, 4 -> place();
        case 5, 6 -> smallPlace();
        case 7 -> number(0, "?");
        case 8 -> "(l ? l->value : " + pick(4) + ")";
        case 9 -> "text[" + index(8) + "]";
        case 10 -> difference();
        default -> Integer.toString(pick(9) - 2);
      };
    }
    return "("
        + expression(depth - 1)
        + " "
        + OPERATORS.get(pick(OPERATORS.size()))
        + " "
        + expression(depth - 1)
        + ")";
  }

  /** How far two pointers into the same object are apart. */
  private String difference() {
    return switch (pick(5)) {
      case 0 -> "(int)(&t[" + index(4) + "] - &t[" + index(4) + "])";
      case 1 -> "(int)((unsigned long)&t[" + index(4) + "] - (unsigned long)t)";
      case 2 -> "(int)((char *)&v[" + index(3) + "].z - (char *)v)";
      case 3 -> "(int)((long)&x.w - (long)&x.at)";
      default -> "(int)(&u[" + index(8) + "] - u)";
    };
  }

  /** What is in one of the arrays on the heap, if it exists. */
  private String number(int fallback, String question) {
    String h = oneOf("0", "1");
    return "(n%s %s h%s[%s] : %d)".formatted(h, question, h, heapIndex(h), fallback);
  }

  /** Below the number of elements of a heap array, which is at least one. */
  String heapIndex(String h) {
    return switch (pick(3)) {
      case 0 -> "0";
      case 1 -> "n" + h + " - 1";
      default -> "(unsigned)" + scalar() + " % n" + h;
    };
  }

  /** A pointer to an int that lives as long as the program. */
  String pointer() {
    return switch (pick(17)) {
      case 0 -> "&a";
      case 1 -> "&b";
      case 2 -> "&t[" + index(4) + "]";
      case 3 -> "t + " + index(4);
      case 4 -> "&s.z";
      case 5 -> "&v[" + index(3) + "].z";
      case 6 -> "&r->z";
      case 7 -> "&gt[" + index(4) + "]";
      case 8 -> "ptrs[" + index(3) + "]";
      case 9 -> "*pp";
      case 10 -> "x.at";
      case 11 -> "any";
      case 12 -> "choose(p, &b, " + scalar() + ")";
      case 13 -> "(int *)&w";
      case 14 -> "(int *)((char *)t + 4 * " + index(4) + ")";
      case 15 -> "&x.c[" + index(2) + "].z";
      default -> "gp";
    };
  }

  /** A pointer to a byte that lives as long as the program. */
  String bytePointer() {
    return switch (pick(9)) {
      case 0 -> "&c";
      case 1 -> "&u[" + index(8) + "]";
      case 2 -> "u + " + index(8);
      case 3 -> "(unsigned char *)p + " + index(4);
      case 4 -> "(unsigned char *)&t[" + index(4) + "]";
      case 5 -> "&r->x";
      case 6 -> "&w.b[" + index(4) + "]";
      case 7 -> "(unsigned char *)&v[" + index(3) + "] + " + index(8);
      default -> "&gu[" + index(8) + "]";
    };
  }

  /** A pointer to a structure that lives as long as the program. */
  String cellPointer() {
    return switch (pick(5)) {
      case 0 -> "&s";
      case 1 -> "&v[" + index(3) + "]";
      case 2 -> "v + " + index(3);
      case 3 -> "&gs";
      default -> "&x.c[" + index(2) + "]";
    };
  }

  /** A pointer that can be pointed to. */
  String pointerPlace() {
    return switch (pick(7)) {
      case 0, 1 -> "p";
      case 2 -> "*pp";
      case 3 -> "ptrs[" + index(3) + "]";
      case 4 -> "x.at";
      case 5 -> "gp";
      default -> "any";
    };
  }

  String condition() {
    return switch (pick(14)) {
      case 0 -> "p == " + pointer();
      case 1 -> pointer() + " != ptrs[" + index(3) + "]";
      case 2 -> "(void *)p == any";
      case 3 -> "n" + oneOf("0", "1") + " > " + pick(3);
      case 4 -> "l " + oneOf("!=", "==") + " 0";
      case 5 -> "&t[" + index(4) + "]" + relation() + "&t[1]";
      case 6 -> "pp == " + oneOf("&p", "&ptrs[1]");
      case 7 -> "strcmp(text, " + oneOf("\"ab\"", "lit", "\"b\"") + ") == 0";
      case 8 -> "memcmp(&s, &v[" + index(3) + "], sizeof s) == 0";
      case 9 -> "(unsigned long)p " + oneOf("==", "!=") + " (unsigned long)" + pointer();
      case 10 ->
          "(unsigned char *)v + " + index(8) + relation() + "(unsigned char *)&v[" + index(3) + "]";
      default -> expression(1) + relation() + expression(0);
    };
  }

  private String relation() {
    return " " + RELATIONS.get(pick(RELATIONS.size())) + " ";
  }

  /** Often true. */
  String weakCondition() {
    return condition() + " || " + condition() + " || " + scalar() + " != " + pick(4);
  }
}
