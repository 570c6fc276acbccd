// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * The factory of terms. It interns (equal terms are one object), checks sorts (a wrong one is
 * refused with an {@link IllegalArgumentException}) and simplifies, so the term returned may have
 * another shape than the call suggests but denotes the same value under every assignment. An
 * instance serves one analysis and one thread; terms of different factories must not be mixed.
 */
public final class Terms {
  private final TermTable table = new TermTable();
  private final Constant falseTerm = table.constant(Value.Bool.FALSE);
  private final Constant trueTerm = table.constant(Value.Bool.TRUE);
  private final ValueSets valueSets = new ValueSets();
  private final BoolRules boolRules = new BoolRules(this, table);
  private final IteRules iteRules = new IteRules(this, table, valueSets);
  private final EqualityRules equalityRules = new EqualityRules(this, table, valueSets);
  private final BitwiseRules bitwiseRules = new BitwiseRules(this, table);
  private final ArithmeticRules arithmeticRules = new ArithmeticRules(this, table);
  private final DivisionRules divisionRules = new DivisionRules(this, table);
  private final ShiftRules shiftRules = new ShiftRules(this, table);
  private final SliceRules sliceRules = new SliceRules(this, table);
  private final OrderRules orderRules = new OrderRules(this, table, valueSets);
  private final ArrayRules arrayRules = new ArrayRules(this, table);
  private final OverflowTerms overflowTerms = new OverflowTerms(this, arithmeticRules);
  private final FloatTerms floatTerms = new FloatTerms(this, table);
  private int freshCount;

  /** A factory that has made no terms yet. */
  public Terms() {}

  /** Number of terms made; their ids are smaller. */
  public int size() {
    return table.size();
  }

  /** The term with this id. */
  public Term get(int id) {
    return table.get(id);
  }

  /** The floating-point operations. */
  public FloatTerms floats() {
    return floatTerms;
  }

  /** Whether operations on bit vectors overflow. */
  public OverflowTerms overflows() {
    return overflowTerms;
  }

  /** The term that denotes a value; of an array value, stores into a constant array. */
  public Term constant(Value value) {
    if (!(value instanceof Value.Array array)) {
      return table.constant(value);
    }
    Term result = constArray(array.sort(), constant(array.otherwise()));
    for (var entry : array.elements().entrySet()) {
      Term index = bits(array.sort().index().width(), entry.getKey());
      result = store(result, index, constant(entry.getValue()));
    }
    return result;
  }

  /** The symbol of this name; made on first use, later uses must agree on the sort. */
  public FreeSymbol symbol(String name, Sort sort) {
    FreeSymbol known = table.symbol(name);
    if (known == null) {
      return table.newSymbol(name, sort);
    }
    if (!known.sort().equals(sort)) {
      throw new IllegalArgumentException(
          "symbol " + name + " is of sort " + known.sort() + ", not " + sort);
    }
    return known;
  }

  /** A symbol no other call has returned; its name is the prefix, made unique. */
  public FreeSymbol fresh(String prefix, Sort sort) {
    String name;
    do {
      name = prefix + "!" + freshCount++;
    } while (table.symbol(name) != null);
    return table.newSymbol(name, sort);
  }

  // Bool

  public Term trueTerm() {
    return trueTerm;
  }

  public Term falseTerm() {
    return falseTerm;
  }

  public Term bool(boolean value) {
    return value ? trueTerm : falseTerm;
  }

  public Term not(Term a) {
    Sorts.requireBool(a);
    return boolRules.not(a);
  }

  public Term and(Term a, Term b) {
    Sorts.requireBool(a);
    Sorts.requireBool(b);
    return boolRules.and(a, b);
  }

  public Term and(Term... conjuncts) {
    return and(List.of(conjuncts));
  }

  /** The conjunction; true if there are no conjuncts. */
  public Term and(Collection<? extends Term> conjuncts) {
    conjuncts.forEach(Sorts::requireBool);
    return boolRules.and(conjuncts);
  }

  public Term or(Term a, Term b) {
    return not(and(not(a), not(b)));
  }

  public Term or(Term... disjuncts) {
    return or(List.of(disjuncts));
  }

  /** The disjunction; false if there are no disjuncts. */
  public Term or(Collection<? extends Term> disjuncts) {
    return not(and(disjuncts.stream().map(this::not).toList()));
  }

  public Term xor(Term a, Term b) {
    Sorts.requireBool(a);
    Sorts.requireBool(b);
    return boolRules.xor(a, b);
  }

  public Term implies(Term a, Term b) {
    return not(and(a, not(b)));
  }

  public Term iff(Term a, Term b) {
    return not(xor(a, b));
  }

  // Any sort

  /** {@code thenTerm} where the condition holds, {@code elseTerm} elsewhere. */
  public Term ite(Term condition, Term thenTerm, Term elseTerm) {
    Sorts.requireBool(condition);
    Sorts.requireSame("ite", thenTerm, elseTerm);
    return iteRules.ite(condition, thenTerm, elseTerm);
  }

  /** Identity of values; for the {@code ==} of C on floats see {@link FloatTerms#equal}. */
  public Term equal(Term a, Term b) {
    Sorts.requireSame("equality", a, b);
    return equalityRules.equal(a, b);
  }

  public Term distinct(Term a, Term b) {
    return not(equal(a, b));
  }

  // BitVec

  /** The constant with this value modulo two to the width; it may be negative. */
  public Constant bits(int width, BigInteger value) {
    return table.constant(Value.Bits.wrap(width, value));
  }

  public Constant bits(int width, long value) {
    return bits(width, BigInteger.valueOf(value));
  }

  /** One or zero of the given width. */
  public Term boolToBits(Term a, int width) {
    return ite(a, bits(width, 1), bits(width, 0));
  }

  public Term bitNot(Term a) {
    Sorts.requireBits(a);
    return bitwiseRules.not(a);
  }

  public Term bitAnd(Term a, Term b) {
    Sorts.requireSameWidth("bitwise and", a, b);
    return bitwiseRules.and(a, b);
  }

  public Term bitOr(Term a, Term b) {
    Sorts.requireSameWidth("bitwise or", a, b);
    return bitwiseRules.or(a, b);
  }

  public Term bitXor(Term a, Term b) {
    Sorts.requireSameWidth("bitwise xor", a, b);
    return bitwiseRules.xor(a, b);
  }

  public Term neg(Term a) {
    Sorts.requireBits(a);
    return arithmeticRules.neg(a);
  }

  public Term add(Term a, Term b) {
    Sorts.requireSameWidth("addition", a, b);
    return arithmeticRules.add(a, b);
  }

  public Term sub(Term a, Term b) {
    Sorts.requireSameWidth("subtraction", a, b);
    return arithmeticRules.add(a, arithmeticRules.neg(b));
  }

  public Term mul(Term a, Term b) {
    Sorts.requireSameWidth("multiplication", a, b);
    return arithmeticRules.mul(a, b);
  }

  /** Unsigned quotient; all ones if the divisor is zero. */
  public Term udiv(Term a, Term b) {
    Sorts.requireSameWidth("division", a, b);
    return divisionRules.udiv(a, b);
  }

  /** Quotient truncated towards zero; 1 or -1, against the dividend's sign, by zero. */
  public Term sdiv(Term a, Term b) {
    Sorts.requireSameWidth("division", a, b);
    return divisionRules.sdiv(a, b);
  }

  /** Unsigned remainder; the dividend if the divisor is zero. */
  public Term urem(Term a, Term b) {
    Sorts.requireSameWidth("remainder", a, b);
    return divisionRules.urem(a, b);
  }

  /** Remainder with the sign of the dividend, which it is if the divisor is zero. */
  public Term srem(Term a, Term b) {
    Sorts.requireSameWidth("remainder", a, b);
    return divisionRules.srem(a, b);
  }

  /** Shift to the left; zero if the unsigned amount is the width or more. */
  public Term shl(Term a, Term amount) {
    Sorts.requireSameWidth("shift", a, amount);
    return shiftRules.shift(CoreOperator.SHL, a, amount);
  }

  /** Shift to the right, filling with zeros. */
  public Term lshr(Term a, Term amount) {
    Sorts.requireSameWidth("shift", a, amount);
    return shiftRules.shift(CoreOperator.LSHR, a, amount);
  }

  /** Shift to the right, filling with the sign. */
  public Term ashr(Term a, Term amount) {
    Sorts.requireSameWidth("shift", a, amount);
    return shiftRules.shift(CoreOperator.ASHR, a, amount);
  }

  /** The bits of {@code high} above those of {@code low}. */
  public Term concat(Term high, Term low) {
    Sorts.requireBits(high);
    Sorts.requireBits(low);
    return sliceRules.concat(high, low);
  }

  /** Bits {@code high} down to {@code low}, both included, counted from zero. */
  public Term extract(Term a, int high, int low) {
    Sorts.requireBits(a);
    if (low < 0 || high < low || high >= a.width()) {
      throw new IllegalArgumentException(
          "bits " + high + " to " + low + " do not exist in " + a.width() + " bits");
    }
    return sliceRules.extract(a, high, low);
  }

  /** The bit at a position as a truth value. */
  public Term bit(Term a, int position) {
    return equal(extract(a, position, position), bits(1, 1));
  }

  /** Zero-extends to the given width. */
  public Term zeroExtend(Term a, int width) {
    Sorts.requireAtMost(a, width);
    return sliceRules.zeroExtend(a, width);
  }

  /** Sign-extends to the given width. */
  public Term signExtend(Term a, int width) {
    Sorts.requireAtMost(a, width);
    return sliceRules.signExtend(a, width);
  }

  public Term ult(Term a, Term b) {
    Sorts.requireSameWidth("comparison", a, b);
    return orderRules.ult(a, b);
  }

  public Term ule(Term a, Term b) {
    return not(ult(b, a));
  }

  public Term ugt(Term a, Term b) {
    return ult(b, a);
  }

  public Term uge(Term a, Term b) {
    return not(ult(a, b));
  }

  public Term slt(Term a, Term b) {
    Sorts.requireSameWidth("comparison", a, b);
    return orderRules.slt(a, b);
  }

  public Term sle(Term a, Term b) {
    return not(slt(b, a));
  }

  public Term sgt(Term a, Term b) {
    return slt(b, a);
  }

  public Term sge(Term a, Term b) {
    return not(slt(a, b));
  }

  /** The sign bit. */
  public Term isNegative(Term a) {
    return bit(a, a.width() - 1);
  }

  // Array

  /** The array that holds the element everywhere. */
  public Term constArray(Sort.Array sort, Term element) {
    Sorts.require(element, sort.element(), "element");
    return arrayRules.constArray(sort, element);
  }

  public Term select(Term array, Term index) {
    Sort.Array sort = Sorts.requireArray(array);
    Sorts.require(index, sort.index(), "index");
    return arrayRules.select(array, index);
  }

  /** The array with one element replaced. */
  public Term store(Term array, Term index, Term element) {
    Sort.Array sort = Sorts.requireArray(array);
    Sorts.require(index, sort.index(), "index");
    Sorts.require(element, sort.element(), "element");
    return arrayRules.store(array, index, element);
  }

  /** The symbols that occur in the terms, in the order they were made. */
  public List<FreeSymbol> symbols(Collection<? extends Term> roots) {
    return Traversal.symbols(roots);
  }
}
