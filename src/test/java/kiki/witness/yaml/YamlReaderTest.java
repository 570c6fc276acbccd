// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {
  /** A node as one line of text. */
  private static String shown(YamlNode node) {
    return switch (node) {
      case YamlNode.Scalar s -> "'" + s.text() + "'";
      case YamlNode.Sequence s -> s.items().stream().map(YamlReaderTest::shown).toList().toString();
      case YamlNode.Mapping m -> {
        StringBuilder all = new StringBuilder("{");
        m.entries().forEach((k, v) -> all.append(k).append('=').append(shown(v)).append(' '));
        yield all.toString().strip() + "}";
      }
    };
  }

  private static String read(String text) throws YamlException {
    return shown(YamlReader.read(text));
  }

  @Test
  void blocksAndFlowsNest() throws YamlException {
    assertEquals(
        "[{a='1' b={c='x y' d=['p', {q='r'}]}}, 'last']",
        read("# comment\n- a: 1\n  b:\n    c: x y # comment\n    d: [p, {q: r}]\n- last\n"));
  }

  @Test
  void itemsMayStandInTheColumnOfTheirKey() throws YamlException {
    assertEquals("{a=['1', '2'] b=''}", read("a:\n- 1\n- 2\nb:\n"));
  }

  @Test
  void quotesKeepWhatPlainTextCannot() throws YamlException {
    assertEquals("{a='x: # \"\n\u0041' b='it's'}", read("a: \"x: # \\\"\\n\\x41\"\nb: 'it''s'\n"));
    assertEquals("{a='one two'}", read("a: \"one\n  two\"\n"));
  }

  @Test
  void longValuesGoOnInTheNextLine() throws YamlException {
    assertEquals("{a='x == 1 && y' b='2'}", read("a: x == 1\n  && y\nb: 2\n"));
    assertEquals("{a='x\ny\n' b='2'}", read("a: |\n  x\n  y\nb: 2\n"));
    assertEquals("{a='x y' b='2'}", read("a: >-\n  x\n  y\nb: 2\n"));
  }

  @Test
  void documentMarkersAreSkipped() throws YamlException {
    assertEquals("['a']", read("---\n- a\n...\n"));
  }

  @Test
  void mistakesHaveTheirLines() {
    assertEquals(2, failure("a: 1\na: 2\n").line());
    assertEquals(3, failure("- a: 1\n  b: 2\n c: 3\n").line());
    assertEquals(1, failure("a: \"x\nb: 1\n").line());
    assertEquals(2, failure("a: 1\nb: [1, 2\n").line());
    assertEquals(1, failure("a: &anchor 1\n").line());
  }

  private static YamlException failure(String text) {
    return assertThrows(YamlException.class, () -> YamlReader.read(text), text);
  }

  /** Whatever the text, it is read or refused, and soon. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void noTextIsTooStrange(long seed) {
    String sample =
        "- a: \"x\\n\"\n  b: ['p', {q: r}] # c\n  d:\n  - |\n    e\n  - f: g\n    h: i\n";
    String pieces = "-:[]{}\"'|>#&*!\\ \n,ab\t";
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text = new StringBuilder(sample);
      for (int i = random.nextInt(6); i >= 0; i--) {
        int at = random.nextInt(text.length());
        char piece = pieces.charAt(random.nextInt(pieces.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.insert(at, piece);
          case 1 -> text.deleteCharAt(at);
          default -> text.setCharAt(at, piece);
        }
      }
      try {
        YamlReader.read(text.toString());
      } catch (YamlException expected) {
        assertEquals(true, expected.line() > 0, text.toString());
      }
    }
  }

  @Test
  void deepNestingIsRefused() {
    failure("[".repeat(100_000));
    failure("- ".repeat(100_000) + "x");
  }
}
