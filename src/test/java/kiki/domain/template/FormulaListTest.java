// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import org.junit.jupiter.api.Test;

/** Known facts read as a person would write them. */
class FormulaListTest {
  private final Variable i = Names.variable(0, IntType.INT, "i");
  private final Variable n = Names.variable(1, IntType.INT, "n");
  private final Variable f = Names.variable(2, FloatType.FLOAT, "f");

  private static Formula compare(Variable left, Relation relation, long right) {
    return new Comparison(Operand.of(left), relation, Operand.number(BigInteger.valueOf(right)));
  }

  private static Formula compare(Variable left, Relation relation, Variable right) {
    return new Comparison(Operand.of(left), relation, Operand.of(right));
  }

  private static void assertLines(List<String> expected, Formula... formulas) {
    assertEquals(expected, FormulaList.lines(List.of(formulas)));
  }

  @Test
  void boundsOfOneExpressionAreOneLine() {
    assertLines(
        List.of("0 <= i && i <= n"),
        compare(i, Relation.AT_LEAST, 0),
        compare(i, Relation.AT_MOST, n));
    assertLines(
        List.of("1 <= i && i <= 8"),
        compare(i, Relation.AT_MOST, 10),
        compare(i, Relation.GREATER, 0),
        compare(i, Relation.AT_MOST, 8));
    assertLines(
        List.of("i == 3"), compare(i, Relation.AT_MOST, 3), compare(i, Relation.AT_LEAST, 3));
  }

  @Test
  void relationsOfTwoExpressionsAreOneLine() {
    assertLines(
        List.of("i == n"), compare(i, Relation.AT_MOST, n), compare(n, Relation.AT_MOST, i));
    assertLines(
        List.of("i < n"), compare(i, Relation.AT_MOST, n), compare(i, Relation.DIFFERENT, n));
  }

  @Test
  void negationsAreInTheComparison() {
    Formula equal = compare(i, Relation.EQUAL, n);
    assertEquals("i != n", equal.negation().text());
    assertEquals(equal, equal.negation().negation());
    assertEquals(
        "i > 3 || i != n",
        Formula.and(List.of(compare(i, Relation.AT_MOST, 3), equal)).negation().text());
    assertEquals("!(f <= i)", compare(f, Relation.AT_MOST, i).negation().text());
  }

  @Test
  void whatFollowsIsLeftOut() {
    assertLines(
        List.of("i <= 5"),
        compare(i, Relation.AT_MOST, 5),
        compare(i, Relation.DIFFERENT, 7),
        Formula.or(List.of(compare(i, Relation.LESS, 10), compare(n, Relation.EQUAL, 0))),
        Formula.or(List.of(compare(n, Relation.EQUAL, 0), compare(n, Relation.DIFFERENT, 0))));
    assertLines(
        List.of("i <= 5", "n >= 10"),
        compare(i, Relation.AT_MOST, 5),
        compare(n, Relation.AT_LEAST, 10),
        compare(i, Relation.LESS, n));
  }

  @Test
  void impossibleCasesAreLeftOut() {
    assertLines(
        List.of("i <= 5", "n == 0"),
        compare(i, Relation.AT_MOST, 5),
        Formula.or(List.of(compare(i, Relation.GREATER, 10), compare(n, Relation.EQUAL, 0))));
  }

  @Test
  void casesOfTheSameExpressionsAreOne() {
    assertLines(
        List.of("i <= n"),
        Formula.or(List.of(compare(i, Relation.LESS, n), compare(n, Relation.EQUAL, i))));
    assertLines(
        List.of(),
        Formula.or(List.of(compare(i, Relation.AT_LEAST, n), compare(n, Relation.DIFFERENT, i))),
        Formula.or(List.of(compare(n, Relation.DIFFERENT, 100), compare(n, Relation.GREATER, 0))));
  }

  @Test
  void whatWasSaidBeforeIsLeftOut() {
    assertEquals(
        List.of("i < n"),
        FormulaList.lines(
            List.of(compare(n, Relation.LESS, 9), compare(i, Relation.LESS, n)),
            List.of(compare(n, Relation.AT_MOST, 8))));
  }

  @Test
  void sumsThatTheirVariablesBoundAreLeftOut() {
    Operand sum =
        new Operand(
            "(long long)i - n", List.of(i, n), List.of(BigInteger.ONE, BigInteger.ONE.negate()));
    Formula loose = new Comparison(sum, Relation.AT_LEAST, Operand.number(BigInteger.valueOf(-99)));
    Formula tight = new Comparison(sum, Relation.AT_LEAST, Operand.number(BigInteger.valueOf(-98)));
    Formula least = compare(i, Relation.AT_LEAST, 1);
    Formula greatest = compare(n, Relation.AT_MOST, 100);
    assertLines(List.of("i >= 1", "n <= 100"), least, greatest, loose);
    assertLines(List.of("i >= 1", "n <= 100", "(long long)i - n >= -98"), least, greatest, tight);
  }

  @Test
  void variablesOfOneNameAreNotMixedUp() {
    Variable other = Names.variable(3, IntType.INT, "i");
    assertLines(
        List.of("i >= 1", "i <= 3"),
        compare(i, Relation.AT_LEAST, 1),
        compare(other, Relation.AT_MOST, 3));
  }
}
