// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.term.FloatTerms;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import org.junit.jupiter.api.Test;

class ProgramConstantsTest {
  @Test
  void constantsOfSeveralFormatsLiveTogether() {
    Terms terms = new Terms();
    FloatTerms floats = terms.floats();
    IeeeFloat wide = IeeeFloat.of(0.1);
    IeeeFloat narrow = IeeeFloat.of(0.1f);
    floats.less(terms.symbol("x", Sort.floating(FloatFormat.BINARY64)), floats.constant(wide));
    floats.less(terms.symbol("y", Sort.floating(FloatFormat.BINARY32)), floats.constant(narrow));
    assertEquals(List.of(narrow, wide), List.copyOf(ProgramConstants.of(terms).floats()));
  }
}
