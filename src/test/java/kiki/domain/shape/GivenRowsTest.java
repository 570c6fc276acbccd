// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Names;
import kiki.domain.template.ReachabilityRow;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GivenRowsTest {
  private static BigInteger number(long value) {
    return BigInteger.valueOf(value);
  }

  @Test
  void sumsAreParsed() {
    assertEquals(Map.of("x", number(2), "y", number(-1)), GivenRows.parse("2*x - y"));
    assertEquals(Map.of("p.x", number(-3), "a", number(1)), GivenRows.parse(" -3 * p.x+a "));
    assertEquals(Map.of("x", number(3)), GivenRows.parse("x + 2*x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2", "x y", "x*y", "x - x", "2x", "x +"})
  void otherTextIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> GivenRows.parse(text));
  }

  @Test
  void rowsApplyToLoopsThatHaveTheirVariables() {
    Variable x = Names.variable(0, IntType.INT, "x");
    Variable y = Names.variable(1, IntType.INT, "y");
    List<String> rows = List.of("x + y", "x - z", "x");
    assertEquals(
        List.of(
            new ReachabilityRow(),
            LinearRow.of(List.of(1, 1), List.of(x, y)),
            LinearRow.of(List.of(1), List.of(x))),
        GivenRows.template(
                rows,
                new LoopShape(List.of(x), List.of(y), Set.of(), List.of(), Set.of(), List.of()))
            .rows());
    assertEquals(
        Template.HAVOC,
        GivenRows.template(
            rows, new LoopShape(List.of(y), List.of(), Set.of(), List.of(), Set.of(), List.of())));
  }
}
