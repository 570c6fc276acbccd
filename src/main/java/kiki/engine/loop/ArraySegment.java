// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * The elements of arrays on one side of a position: what loops over arrays have worked off, or not
 * yet.
 *
 * @param bound an integer variable, the position; null if the segment is the whole array
 * @param indexWidth of the arrays it is meant in
 * @param length elements from there on are not meant; {@link SsaVariable.Dimension#UNKNOWN} if all
 *     are
 */
record ArraySegment(SsaVariable bound, Side side, int indexWidth, long length)
    implements IndexedRegion {
  /** Where the elements are, seen from the bound. */
  enum Side {
    WHOLE,
    BELOW,
    UP_TO,
    FROM,
    ABOVE
  }

  /** What the index is called in texts. */
  static final String INDEX = "k";

  String text(SsaVariable array) {
    return array.text() + "[" + INDEX + "]";
  }

  @Override
  public ArraySegment renamed(UnaryOperator<SsaVariable> names) {
    return new ArraySegment(bound == null ? null : names.apply(bound), side, indexWidth, length);
  }

  @Override
  public String scope() {
    String range =
        switch (side) {
          case WHOLE -> "";
          case BELOW -> " < " + bound.text();
          case UP_TO -> " <= " + bound.text();
          case FROM -> " >= " + bound.text();
          case ABOVE -> " > " + bound.text();
        };
    return "for all " + INDEX + range + ": ";
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, Term index) {
    Term exists =
        length == SsaVariable.Dimension.UNKNOWN
            ? terms.trueTerm()
            : terms.ult(index, terms.bits(indexWidth, length));
    if (side == Side.WHOLE) {
      return Optional.of(exists);
    }
    return snapshot.value(bound).map(value -> terms.and(exists, contains(terms, value, index)));
  }

  private Term contains(Terms terms, Term value, Term index) {
    IntType type = (IntType) bound.type();
    Term bits = value.sort() instanceof Sort.Bool ? terms.boolToBits(value, 1) : value;
    int width = Math.max(bits.width(), indexWidth) + 1;
    Term position = type.isSigned() ? terms.signExtend(bits, width) : terms.zeroExtend(bits, width);
    Term at = terms.zeroExtend(index, width);
    return switch (side) {
      case WHOLE -> terms.trueTerm();
      case BELOW -> terms.slt(at, position);
      case UP_TO -> terms.sle(at, position);
      case FROM -> terms.sle(position, at);
      case ABOVE -> terms.slt(position, at);
    };
  }
}
