// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.preprocess.ConditionValue.Sign;

/** Operators of {@code #if} expressions, with 64-bit two's complement arithmetic. */
enum ConditionOperator {
  OPEN(-1, TokenKind.LEFT_PAREN),
  COMMA(0, TokenKind.COMMA),
  /** The {@code ?} of a conditional whose {@code :} has not come yet. */
  CHOOSE(1, TokenKind.QUESTION),
  ELSE(1, TokenKind.COLON),
  OR(2, TokenKind.OR_OR),
  AND(3, TokenKind.AND_AND),
  BIT_OR(4, TokenKind.BAR),
  BIT_XOR(5, TokenKind.CARET),
  BIT_AND(6, TokenKind.AMPERSAND),
  EQUAL(7, TokenKind.EQUAL_EQUAL),
  NOT_EQUAL(7, TokenKind.NOT_EQUAL),
  LESS(8, TokenKind.LESS),
  GREATER(8, TokenKind.GREATER),
  LESS_EQUAL(8, TokenKind.LESS_EQUAL),
  GREATER_EQUAL(8, TokenKind.GREATER_EQUAL),
  SHIFT_LEFT(9, TokenKind.SHIFT_LEFT),
  SHIFT_RIGHT(9, TokenKind.SHIFT_RIGHT),
  ADD(10, TokenKind.PLUS),
  SUBTRACT(10, TokenKind.MINUS),
  MULTIPLY(11, TokenKind.STAR),
  DIVIDE(11, TokenKind.SLASH),
  REMAINDER(11, TokenKind.PERCENT),
  PLUS(12, null),
  NEGATE(12, null),
  COMPLEMENT(12, null),
  NOT(12, null);

  /** How operators of the same precedence group. */
  enum Associativity {
    LEFT,
    RIGHT
  }

  private static final ConditionOperator[] ALL = values();

  private final int precedence;
  private final TokenKind kind;

  ConditionOperator(int precedence, TokenKind kind) {
    this.precedence = precedence;
    this.kind = kind;
  }

  /** The operator after an operand, or null. */
  static ConditionOperator binary(TokenKind kind) {
    for (ConditionOperator operator : ALL) {
      if (operator.kind == kind && operator != OPEN) {
        return operator;
      }
    }
    return null;
  }

  int precedence() {
    return precedence;
  }

  Associativity associativity() {
    return precedence == CHOOSE.precedence ? Associativity.RIGHT : Associativity.LEFT;
  }

  /** Whether this operator, on the stack, is applied before one of the given precedence. */
  boolean bindsBefore(int other, Associativity associativity) {
    boolean stronger =
        precedence > other || precedence == other && associativity == Associativity.LEFT;
    return stronger && this != CHOOSE && this != OPEN;
  }

  /** Takes the operands from the stack and puts the result there. */
  void reduce(List<ConditionValue> stack) {
    ConditionValue right = stack.removeLast();
    if (precedence == NOT.precedence) {
      stack.add(unary(right));
      return;
    }
    ConditionValue left = stack.removeLast();
    if (this == ELSE) {
      ConditionValue condition = stack.removeLast();
      Sign sign = left.sign().with(right.sign());
      ConditionValue chosen = (condition.isTrue() ? left : right).with(sign);
      stack.add(chosen.after(condition, chosen));
    } else if (this == AND || this == OR) {
      boolean decided = left.isTrue() == (this == OR);
      ConditionValue result = ConditionValue.of(decided ? this == OR : right.isTrue());
      stack.add(result.after(left, decided ? result : right));
    } else if (this == COMMA) {
      stack.add(right.after(left, right));
    } else {
      stack.add(binary(left, right).after(left, right));
    }
  }

  private ConditionValue unary(ConditionValue operand) {
    long bits = operand.bits();
    return switch (this) {
      case NEGATE -> new ConditionValue(-bits, operand.sign(), operand.problem());
      case COMPLEMENT -> new ConditionValue(~bits, operand.sign(), operand.problem());
      case NOT -> ConditionValue.of(!operand.isTrue()).after(operand, operand);
      default -> operand;
    };
  }

  private ConditionValue binary(ConditionValue left, ConditionValue right) {
    Sign sign = left.sign().with(right.sign());
    long a = left.bits();
    long b = right.bits();
    int order = sign == Sign.SIGNED ? Long.compare(a, b) : Long.compareUnsigned(a, b);
    return switch (this) {
      case BIT_OR -> new ConditionValue(a | b, sign, null);
      case BIT_XOR -> new ConditionValue(a ^ b, sign, null);
      case BIT_AND -> new ConditionValue(a & b, sign, null);
      case EQUAL -> ConditionValue.of(a == b);
      case NOT_EQUAL -> ConditionValue.of(a != b);
      case LESS -> ConditionValue.of(order < 0);
      case GREATER -> ConditionValue.of(order > 0);
      case LESS_EQUAL -> ConditionValue.of(order <= 0);
      case GREATER_EQUAL -> ConditionValue.of(order >= 0);
      case SHIFT_LEFT -> shift(left, right.sign() == Sign.SIGNED ? clamp(b) : clampUnsigned(b));
      case SHIFT_RIGHT -> shift(left, -(right.sign() == Sign.SIGNED ? clamp(b) : clampUnsigned(b)));
      case ADD -> new ConditionValue(a + b, sign, null);
      case SUBTRACT -> new ConditionValue(a - b, sign, null);
      case MULTIPLY -> new ConditionValue(a * b, sign, null);
      case DIVIDE, REMAINDER -> divide(a, b, sign);
      default -> throw new IllegalStateException(this + " is not binary");
    };
  }

  private ConditionValue divide(long a, long b, Sign sign) {
    if (b == 0) {
      return new ConditionValue(0, sign, "division by zero in #if");
    }
    boolean quotient = this == DIVIDE;
    if (sign == Sign.SIGNED) {
      return ConditionValue.signed(quotient ? a / b : a % b);
    }
    return ConditionValue.unsigned(
        quotient ? Long.divideUnsigned(a, b) : Long.remainderUnsigned(a, b));
  }

  private static int clamp(long amount) {
    return (int) Math.max(-Long.SIZE, Math.min(Long.SIZE, amount));
  }

  private static int clampUnsigned(long amount) {
    return amount < 0 ? Long.SIZE : clamp(amount);
  }

  /** A negative amount shifts the other way, as in gcc. */
  private static ConditionValue shift(ConditionValue value, int left) {
    long bits = value.bits();
    long result;
    if (left >= Long.SIZE) {
      result = 0;
    } else if (left >= 0) {
      result = bits << left;
    } else if (value.sign() == Sign.SIGNED) {
      result = bits >> Math.min(-left, Long.SIZE - 1);
    } else {
      result = left <= -Long.SIZE ? 0 : bits >>> -left;
    }
    return new ConditionValue(result, value.sign(), null);
  }
}
