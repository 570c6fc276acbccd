// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kiki.witness.format.WitnessExpression;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescentTest {
  private static boolean isWellFounded(String relation) {
    String text = relation.replaceAll("@(\\*?\\w+)", "\\\\at($1, AnyPrev)");
    return Descent.isWellFounded(WitnessExpression.extended(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@x > x",
        "x < @x",
        "@x < x",
        "x > @x && y > 0",
        "@*x > *x",
        "(((long long)@*x - @y) < ((long long)*x - y))",
        "(((long long)@x - @y) > ((long long)x - y))",
        "(@x > x) || (@x == x && @y > y)",
        "@x > x && @x > 0",
        "(@x > 0 && @y > y) || (-@x) > (-x)",
        "((@x < @y ? @x : @y) > (x < y ? x : y))"
      })
  void casesThatDecreaseAreRecognized(String relation) {
    assertEquals(true, isWellFounded(relation), relation);
  }

  /** None of them bounds the length of an execution by itself. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "@x != x",
        "@x >= x",
        "x <= @x",
        "@x > y",
        "@*x > x",
        "@x > *x",
        "y < @x",
        "x > @x || @x > y",
        "@x > x || 1",
        "!(@x > x)",
        "@x + z > x + z",
        "5 & @x > 5 & x",
        "@x > x ? 1 : 1",
        "@x > x == 0",
        "@x > x, 1",
        "z ? @x > x : 1",
        "@x >> 1 > x >> 1 || x == 0",
        "@x > x | 1"
      })
  void othersAreNot(String relation) {
    assertEquals(false, isWellFounded(relation), relation);
  }
}
