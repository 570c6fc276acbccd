// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.util.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;

class DocumentTextTest {
  private static String edited(String text, int line, int from, int to, String with) {
    Range range = new Range(new Position(line, from), new Position(line, to));
    return DocumentText.of("untitled:x", 1, text)
        .edited(2, List.of(new TextDocumentContentChangeEvent(range, with)))
        .text();
  }

  @Test
  void columnsCountUtf16Units() {
    assertEquals("a😀c", edited("a😀b", 0, 3, 4, "c"));
    assertEquals("x\né-\n", edited("x\néü\n", 1, 1, 2, "-"));
  }

  @Test
  void everyEndOfLineCounts() {
    assertEquals("a\r\nx\rc", edited("a\r\nb\rc", 1, 0, 1, "x"));
    assertEquals("a\r\nb\rx", edited("a\r\nb\rc", 2, 0, 1, "x"));
  }

  @Test
  void positionsBeyondTheEndAreAtTheEnd() {
    assertEquals("ab\nc!", edited("ab\nc", 1, 9, 9, "!"));
    assertEquals("ab!\nc", edited("ab\nc", 0, 2, 7, "!"));
    assertEquals("ab\nc!", edited("ab\nc", 7, 0, 1, "!"));
    assertEquals("!", edited("", 0, 0, 0, "!"));
  }

  @Test
  void offsetsAndPositionsAgree() {
    DocumentText text = DocumentText.of("untitled:x", 1, "ä\r\n😀b\r\rend\n");
    for (int i = 0; i <= text.text().length(); i++) {
      if (i != 2) { // Within an end of line there is no position.
        assertEquals(i, text.offset(text.position(i)), "offset " + i);
      }
    }
  }

  @Test
  void namesAreThoseOfFiles() {
    assertEquals("/a b/ä.c", DocumentText.of("file:///a%20b/%C3%A4.c", 1, "").name());
    assertEquals("Untitled-1", DocumentText.of("untitled:Untitled-1", 1, "").name());
    assertEquals("input.c", DocumentText.of("untitled:", 1, "").name());
  }

  @Test
  void placesThatDoNotExistAreMovedIntoTheText() {
    DocumentText text = DocumentText.of("untitled:x.c", 1, "int x;\n");
    assertEquals(
        new Range(new Position(0, 6), new Position(0, 6)), text.word(new Location("x.c", 1, 99)));
    assertEquals(
        new Range(new Position(0, 0), new Position(0, 3)), text.word(new Location("x.c", 1, 1)));
    assertEquals(
        new Range(new Position(0, 4), new Position(0, 5)),
        text.statement(new Location("x.c", 1, 5)));
  }
}
