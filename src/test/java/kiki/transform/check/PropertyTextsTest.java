// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Properties;
import kiki.program.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties speak of what the program says, not of variables that its translation introduces. */
class PropertyTextsTest {
  @ParameterizedTest
  @CsvSource({
    "v->d[v->n++] = 1;, pointer NULL in v->d[v->n++]",
    "*v->d++ = 1;, pointer NULL in *v->d++",
    "(v->n + 1) / v->n++;, division by zero in (v->n + 1) / v->n++",
    "1 / f();, division by zero in 1 / f()",
    "v->d[g(v->n++)] = 1;, pointer NULL in v->d[g(...)]"
  })
  void expressionsAreThoseOfTheProgram(String statement, String text) {
    List<String> texts =
        Properties.of(
                Sources.checked(
                    "int f(void); int g(int); int main(void) { struct { int *d, n; } u, *v = &u; "
                        + statement
                        + " }",
                    Check.POINTERS,
                    Check.DIVISION_BY_ZERO))
            .stream()
            .map(Property::description)
            .toList();
    assertTrue(texts.stream().anyMatch(t -> t.endsWith(text)), texts::toString);
    assertTrue(texts.stream().noneMatch(t -> t.contains("$")), texts::toString);
  }
}
