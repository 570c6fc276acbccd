// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import java.util.Collection;
import kiki.term.Term;
import kiki.term.value.Sort;

/** The smallest standard logic that has what terms use. */
final class SmtLogic {
  private SmtLogic() {}

  static String of(Collection<Term> terms) {
    boolean arrays = terms.stream().anyMatch(t -> t.sort() instanceof Sort.Array);
    boolean floats = terms.stream().anyMatch(t -> isFloat(t.sort()));
    return "QF_" + (arrays ? "A" : "") + "BV" + (floats ? "FP" : "");
  }

  private static boolean isFloat(Sort sort) {
    return switch (sort) {
      case Sort.Float _ -> true;
      case Sort.Array array -> isFloat(array.element());
      case Sort.Bool _, Sort.BitVec _ -> false;
    };
  }
}
