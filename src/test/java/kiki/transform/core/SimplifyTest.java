// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.lower.Sources;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimplifyTest {
  /** The simplified value assigned to x, printed. */
  private static String simplified(String expression) {
    Instruction.Assign last = null;
    for (Instruction i :
        Simplify.run(
                Sources.program(
                    "int a, b, x; unsigned char c; _Bool t; double d; int *p; void f(void) { x = "
                        + expression
                        + "; } int main(void) { f(); }"))
            .functions()
            .firstEntry()
            .getValue()
            .body()) {
      if (i instanceof Instruction.Assign a) {
        last = a;
      }
    }
    return ExprPrinter.print(last.value());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "14 | 2 + 3 * 4",
        "(-2147483647 - 1) | 2147483647 + 1 - 0 * 5",
        "a | a + 0 * 3",
        "1 / 0 | 1 / 0",
        "1 << 33 | 1 << 33",
        "a > 3 | (a > 3) != 0",
        "!(a > 3) | !(a > 3) == 1",
        "7 | (int) 2.5 == 2 ? 7 : 1",
        "0 | &a == 0",
        "a | *&a",
        "1 | 0.1 + 0.2 != 0.3",
        "(int)c | (unsigned char) c",
        "(int)(unsigned char)a | (unsigned char) (int) (long) a",
        "b | 1 ? b : a",
      })
  void folds(String expected, String expression) {
    assertEquals(expected, simplified(expression));
  }

  /** Constant folding agrees with the arithmetic of Java's int and long. */
  @Test
  void foldingIsExactOnMachineIntegers() {
    Random random = new Random(7);
    IntType longType = new IntType(IntType.Kind.LONG, 64, IntType.Sign.SIGNED);
    for (int i = 0; i < 2000; i++) {
      long a = random.nextInt(4) == 0 ? Long.MIN_VALUE : random.nextLong() >> random.nextInt(64);
      long b = random.nextInt(4) == 0 ? -1 : random.nextLong() >> random.nextInt(64);
      for (CType type : List.of(IntType.INT, longType)) {
        check(Expr.BinaryOp.ADD, a, b, a + b, (IntType) type);
        check(Expr.BinaryOp.SUBTRACT, a, b, a - b, (IntType) type);
        check(Expr.BinaryOp.MULTIPLY, a, b, a * b, (IntType) type);
        check(Expr.BinaryOp.BIT_XOR, a, b, a ^ b, (IntType) type);
      }
      check(Expr.BinaryOp.SHIFT_RIGHT, a, i % 64, a >> (i % 64), longType);
      check(Expr.BinaryOp.SHIFT_LEFT, a, i % 64, a << (i % 64), longType);
      if (b != 0) {
        check(Expr.BinaryOp.DIVIDE, a, b, a / b, longType);
        check(Expr.BinaryOp.REMAINDER, a, b, a % b, longType);
      }
    }
  }

  private static void check(Expr.BinaryOp op, long a, long b, long expected, IntType type) {
    Expr folded =
        Simplify.expression(
            new Expr.Binary(op, Exprs.integer(a, type), Exprs.integer(b, type), type));
    assertEquals(new Expr.IntConstant(type.wrap(BigInteger.valueOf(expected)), type), folded);
  }
}
