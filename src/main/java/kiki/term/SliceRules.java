// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Concatenation, extraction and extension. */
final class SliceRules {
  /** By highest and lowest bit: slices of case distinctions that are simple, or are not. */
  private final Map<Long, Map<Term, Optional<Term>>> slices = new HashMap<>();

  private final Terms terms;
  private final TermTable table;

  SliceRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term concat(Term high, Term low) {
    Term merged = merge(high, low);
    if (merged != null) {
      return merged;
    }
    Value.Bits top = ConstantRules.bits(high);
    if (top != null && top.isZero()) {
      return zeroExtend(low, high.width() + low.width());
    }
    if (low.is(CoreOperator.CONCAT)) {
      merged = merge(high, low.argument(0));
      if (merged != null) {
        return concat(merged, low.argument(1));
      }
    }
    if (high.is(CoreOperator.CONCAT)) {
      merged = merge(high.argument(1), low);
      if (merged != null) {
        return concat(high.argument(0), merged);
      }
    }
    return table.application(CoreOperator.CONCAT, Sort.bits(high.width() + low.width()), high, low);
  }

  /** The concatenation of two constants or of adjacent slices of one term, else null. */
  private Term merge(Term high, Term low) {
    if (high.isConstant() && low.isConstant()) {
      return table.fold(CoreOperator.CONCAT, Sort.bits(high.width() + low.width()), high, low);
    }
    if (high instanceof Application a && a.operator() == CoreOperator.EXTRACT) {
      Term source = a.argument(0);
      if (low instanceof Application b
          && b.operator() == CoreOperator.EXTRACT
          && b.argument(0) == source
          && a.low() == b.high() + 1) {
        return extract(source, a.high(), b.low());
      }
    }
    return null;
  }

  Term zeroExtend(Term a, int width) {
    if (a.width() == width) {
      return a;
    }
    if (a.is(CoreOperator.ZERO_EXTEND)) {
      return zeroExtend(a.argument(0), width);
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(
          a.argument(0), zeroExtend(a.argument(1), width), zeroExtend(a.argument(2), width));
    }
    return table.fold(CoreOperator.ZERO_EXTEND, Sort.bits(width), a);
  }

  Term signExtend(Term a, int width) {
    if (a.width() == width) {
      return a;
    }
    if (a.is(CoreOperator.SIGN_EXTEND)) {
      return signExtend(a.argument(0), width);
    }
    if (a.is(CoreOperator.ZERO_EXTEND)) {
      return zeroExtend(a.argument(0), width);
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(
          a.argument(0), signExtend(a.argument(1), width), signExtend(a.argument(2), width));
    }
    return table.fold(CoreOperator.SIGN_EXTEND, Sort.bits(width), a);
  }

  Term extract(Term a, int high, int low) {
    return extract(a, high, low, RewriteTuning.SLICE_DEPTH);
  }

  private Term extract(Term a, int high, int low, int depth) {
    Term simple = simplified(a, high, low, depth);
    return simple != null
        ? simple
        : table.fold(CoreOperator.EXTRACT, Sort.bits(high - low + 1), high, low, a);
  }

  /** The slice, if it can be had without an extraction from this very term; else null. */
  private Term simplified(Term a, int high, int low, int depth) {
    if (low == 0 && high == a.width() - 1) {
      return a;
    }
    if (!(a instanceof Application source)) {
      return a.isConstant()
          ? table.fold(CoreOperator.EXTRACT, Sort.bits(high - low + 1), high, low, a)
          : null;
    }
    if (depth == 0 || !(source.operator() instanceof CoreOperator operator)) {
      return null;
    }
    return switch (operator) {
      case EXTRACT ->
          extract(source.argument(0), high + source.low(), low + source.low(), depth - 1);
      case CONCAT -> ofConcat(source, high, low, depth - 1);
      case ZERO_EXTEND -> ofZeroExtend(source.argument(0), high, low, depth - 1);
      case SIGN_EXTEND -> ofSignExtend(source.argument(0), high, low, depth - 1);
      case BIT_NOT -> {
        Term inner = simplified(source.argument(0), high, low, depth - 1);
        yield inner == null ? null : terms.bitNot(inner);
      }
      case BIT_AND, BIT_OR, BIT_XOR -> ofMasked(source, operator, high, low, depth - 1);
      case NEG, ADD, MUL -> ofArithmetic(source, high, low, depth - 1);
      case ITE -> ofIte(source, high, low);
      default -> null;
    };
  }

  /**
   * Pushes a slice into the branches if all of them have a simple one. Pointers are nested case
   * distinctions, shared and sliced again and again, so the result is kept for each of them.
   */
  private Term ofIte(Application root, int high, int low) {
    Map<Term, Optional<Term>> known =
        slices.computeIfAbsent(((long) high << 32) | low, _ -> new HashMap<>());
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term ite = pending.peek();
      boolean waits = pushUnknown(ite.argument(1), known, pending);
      waits |= pushUnknown(ite.argument(2), known, pending);
      if (!waits) {
        pending.pop();
        Optional<Term> thenTerm = ofBranch(ite.argument(1), high, low, known);
        Optional<Term> elseTerm =
            thenTerm.isEmpty() ? thenTerm : ofBranch(ite.argument(2), high, low, known);
        known.put(ite, elseTerm.map(other -> terms.ite(ite.argument(0), thenTerm.get(), other)));
      }
    }
    return known.get(root).orElse(null);
  }

  private static boolean pushUnknown(
      Term branch, Map<Term, Optional<Term>> known, ArrayDeque<Term> pending) {
    boolean unknown = branch.is(CoreOperator.ITE) && !known.containsKey(branch);
    if (unknown) {
      pending.push(branch);
    }
    return unknown;
  }

  private Optional<Term> ofBranch(Term branch, int high, int low, Map<Term, Optional<Term>> known) {
    return branch.is(CoreOperator.ITE)
        ? known.get(branch)
        : Optional.ofNullable(simplified(branch, high, low, RewriteTuning.SLICE_BRANCH_DEPTH));
  }

  private Term ofConcat(Application source, int high, int low, int depth) {
    Term upper = source.argument(0);
    Term lower = source.argument(1);
    int border = lower.width();
    if (low >= border) {
      return extract(upper, high - border, low - border, depth);
    }
    if (high < border) {
      return extract(lower, high, low, depth);
    }
    return concat(extract(upper, high - border, 0, depth), extract(lower, border - 1, low, depth));
  }

  private Term ofZeroExtend(Term inner, int high, int low, int depth) {
    int border = inner.width();
    if (low >= border) {
      return terms.bits(high - low + 1, 0);
    }
    if (high < border) {
      return extract(inner, high, low, depth);
    }
    return zeroExtend(extract(inner, border - 1, low, depth), high - low + 1);
  }

  private Term ofSignExtend(Term inner, int high, int low, int depth) {
    int border = inner.width();
    if (high < border) {
      return extract(inner, high, low, depth);
    }
    Term kept = extract(inner, border - 1, Math.min(low, border - 1), depth);
    return signExtend(kept, high - low + 1);
  }

  /** A constant mask is sliced with the term it masks. */
  private Term ofMasked(Application source, CoreOperator operator, int high, int low, int depth) {
    if (!source.argument(0).isConstant()) {
      return null;
    }
    Term mask = extract(source.argument(0), high, low, depth);
    Term rest = extract(source.argument(1), high, low, depth);
    return switch (operator) {
      case BIT_AND -> terms.bitAnd(mask, rest);
      case BIT_OR -> terms.bitOr(mask, rest);
      case BIT_XOR -> terms.bitXor(mask, rest);
      default -> throw new IllegalArgumentException("not bitwise: " + operator);
    };
  }

  /** Low bits of a sum or product depend on low bits only. */
  private Term ofArithmetic(Application source, int high, int low, int depth) {
    if (source.operator() == CoreOperator.MUL) {
      int shift = ConstantRules.powerOfTwo(source.argument(0));
      if (shift >= 0 && low >= shift) {
        return extract(source.argument(1), high - shift, low - shift, depth);
      }
    }
    if (low != 0) {
      return null;
    }
    Term first = simplified(source.argument(0), high, 0, depth);
    if (first == null || source.operator() == CoreOperator.NEG) {
      return first == null ? null : terms.neg(first);
    }
    Term second = simplified(source.argument(1), high, 0, depth);
    if (second == null) {
      return null;
    }
    return source.operator() == CoreOperator.ADD
        ? terms.add(first, second)
        : terms.mul(first, second);
  }
}
