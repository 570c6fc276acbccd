// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatTest {
  @Test
  void printedText() {
    assertEquals(
        List.of(
            new PrintDirective.Text("a%"),
            new PrintDirective.Conversion(
                "-0", new Amount.Fixed(5), new Amount.Argument(), Length.LONG_LONG, 'd'),
            new PrintDirective.Text("\n")),
        PrintFormat.parse("a%%%-05.*lld\n"));
    assertEquals(
        List.of(
            new PrintDirective.Conversion("", Amount.NONE, new Amount.Fixed(0), Length.NONE, 's')),
        PrintFormat.parse("%.s\0ignored %d"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"%", "%k", "%5", "%-", "%l"})
  void undefinedPrinting(String format) {
    assertInstanceOf(PrintDirective.Undefined.class, PrintFormat.parse(format).getFirst());
  }

  @ParameterizedTest
  @ValueSource(strings = {"%1$d", "%.3ls", "%C", "%9999999999d"})
  void refusedPrinting(String format) {
    assertInstanceOf(PrintDirective.Refused.class, PrintFormat.parse(format).getFirst());
  }

  @Test
  void scannedText() {
    List<ScanDirective> directives = ScanFormat.parse("%7s,%*d%ml[^]a-c]");
    ScanDirective.Conversion word = (ScanDirective.Conversion) directives.getFirst();
    assertEquals(OptionalInt.of(7), word.width());
    assertTrue(word.set().members().get('a'));
    assertFalse(word.set().members().get(' '));
    assertEquals(new ScanDirective.Text(","), directives.get(1));
    assertEquals(
        ScanDirective.Target.NOWHERE, ((ScanDirective.Conversion) directives.get(2)).target());
    assertInstanceOf(ScanDirective.Refused.class, directives.get(3));
  }

  @Test
  void scanSets() {
    ScanDirective.Conversion c =
        (ScanDirective.Conversion) ScanFormat.parse("%3[]a-c-]").getFirst();
    for (char member : new char[] {']', 'a', 'b', 'c', '-'}) {
      assertTrue(c.set().members().get(member));
    }
    assertEquals(5, c.set().members().cardinality());
    ScanDirective.Conversion other =
        (ScanDirective.Conversion) ScanFormat.parse("%[^\n]").getFirst();
    assertEquals(254, other.set().members().cardinality());
  }

  @ParameterizedTest
  @ValueSource(strings = {"%", "%[abc", "%0d", "%md", "%q"})
  void undefinedScanning(String format) {
    assertInstanceOf(ScanDirective.Undefined.class, ScanFormat.parse(format).getFirst());
  }
}
