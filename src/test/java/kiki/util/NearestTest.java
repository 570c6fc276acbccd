// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearestTest {
  @Test
  void prefersFewerEdits() {
    assertEquals(Optional.of("ERROR"), Nearest.to("EROR", List.of("END", "ERROR", "OTHER")));
    assertEquals(Optional.of("a"), Nearest.to("", List.of("a", "b")));
    assertEquals(Optional.empty(), Nearest.to("x", List.of()));
  }

  @Test
  void asksOnlyWithCandidates() {
    assertEquals("; did you mean 'fill'?", Nearest.question("fil", List.of("main", "fill")));
    assertEquals("", Nearest.question("fil", List.of()));
  }
}
