// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParameterTextTest {
  @Test
  void readsEveryClause() {
    assertEquals(
        Map.of(
            "p",
            List.of(
                new ParameterClause.NonNull(),
                new ParameterClause.Extent(
                    List.of(
                        new ParameterClause.Factor.Number(BigInteger.TWO),
                        new ParameterClause.Factor.Name("n")),
                    ParameterClause.Unit.ELEMENTS)),
            "l->next",
            List.of(new ParameterClause.Null()),
            "s",
            List.of(new ParameterClause.Text(Optional.of(BigInteger.valueOf(64)))),
            "n",
            List.of(new ParameterClause.Range(BigInteger.valueOf(-1), BigInteger.TEN)),
            "q",
            List.of(new ParameterClause.Alias("p", ParameterClause.Certainty.SOMETIMES)),
            "l",
            List.of(new ParameterClause.Depth(3))),
        ParameterText.parse(
            "p: non-null, 2 * n elements; l->next: NULL; s: string of at most 64; n: in -1..10;"
                + " q: may alias p; l: depth 3"));
  }

  @Test
  void nothingDescribesNothing() {
    assertEquals(Map.of(), ParameterText.parse(" "));
    assertEquals(1, ParameterText.parse("p: invalid;").size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p non-null | expected ':' at column 3",
        "p: 3 | expected 'elements' or 'bytes' at column 5",
        "p: ! | unexpected character at column 3",
        "n: in 5..2 | the range is empty at column 7",
        "p: string of 3 | expected 'at' at column 14",
        "p: NULL; p: NULL | 'p' is described twice at column 10",
        "p: NULL q | expected ';' at column 9"
      })
  void saysWhereItDoesNotUnderstand(String text, String message) {
    UsageError error = assertThrows(UsageError.class, () -> ParameterText.parse(text));
    assertEquals(message + " of '" + text + "'", error.getMessage());
  }
}
