// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Makes random terms over arrays together with their definitions in SMT-LIB. Arrays over few
 * indices are spelt out element by element there: Z3's own arrays take every index sort for
 * infinite and accept, say, that all four elements of an array changed by one write.
 */
final class ArrayGenerator {
  /** A term and its name in the script. */
  record Sample(Term term, String name) {}

  private static final int SPELT_OUT_WIDTH = 3;

  private final Terms terms;
  private final Random random;
  private final Sort.Array sort;
  private final StringBuilder script = new StringBuilder();
  private final List<Sample> arrays = new ArrayList<>();
  private final List<Sample> indices = new ArrayList<>();
  private final List<Sample> elements = new ArrayList<>();
  private final List<Sample> bools = new ArrayList<>();
  private int definitions;

  ArrayGenerator(Terms terms, Random random, int indexWidth, int elementWidth) {
    this.terms = terms;
    this.random = random;
    this.sort = Sort.array(Sort.bits(indexWidth), Sort.bits(elementWidth));
    for (int i = 0; i < 3; i++) {
      arrays.add(array("a" + i));
      indices.add(symbol("i" + i, sort.index()));
      elements.add(symbol("e" + i, sort.element()));
      bools.add(symbol("b" + i, Sort.BOOL));
    }
    for (int i = 0; i < 2; i++) {
      indices.add(constant(indexWidth));
      elements.add(constant(elementWidth));
    }
  }

  String script() {
    return script.toString();
  }

  Sample anyBool() {
    return pick(bools);
  }

  void next() {
    switch (random.nextInt(9)) {
      case 0, 1 -> store(pick(arrays), pick(indices), pick(elements));
      case 2, 3 -> select(pick(arrays), pick(indices));
      case 4 -> choose(pick(bools), pick(arrays), pick(arrays));
      case 5 -> constArray(pick(elements));
      case 6 -> arraysEqual(pick(arrays), pick(arrays));
      case 7 -> equal(pick(elements), pick(elements));
      default -> {
        Sample c = pick(bools);
        Sample d = pick(bools);
        bools.add(
            define(
                terms.or(terms.not(c.term()), d.term()),
                "(or (not " + c.name() + ") " + d.name() + ")"));
        equal(pick(indices), pick(indices));
      }
    }
  }

  private void store(Sample a, Sample i, Sample e) {
    arrays.add(
        define(
            terms.store(a.term(), i.term(), e.term()),
            "(store " + a.name() + " " + i.name() + " " + e.name() + ")",
            k -> "(ite (= " + i.name() + " " + k + ") " + e.name() + " " + at(a, k) + ")"));
  }

  private void select(Sample a, Sample i) {
    String text = "(select " + a.name() + " " + i.name() + ")";
    if (isSpeltOut()) {
      text = at(a, place(0));
      for (int k = 1; k < 1 << sort.index().width(); k++) {
        text = "(ite (= " + i.name() + " " + place(k) + ") " + at(a, place(k)) + " " + text + ")";
      }
    }
    elements.add(define(terms.select(a.term(), i.term()), text));
  }

  private void choose(Sample c, Sample a, Sample b) {
    arrays.add(
        define(
            terms.ite(c.term(), a.term(), b.term()),
            "(ite " + c.name() + " " + a.name() + " " + b.name() + ")",
            k -> "(ite " + c.name() + " " + at(a, k) + " " + at(b, k) + ")"));
  }

  private void constArray(Sample e) {
    arrays.add(
        define(
            terms.constArray(sort, e.term()),
            "((as const " + sortName(sort) + ") " + e.name() + ")",
            _ -> e.name()));
  }

  private void arraysEqual(Sample a, Sample b) {
    StringBuilder text = new StringBuilder("(= " + a.name() + " " + b.name() + ")");
    if (isSpeltOut()) {
      text = new StringBuilder("(and true");
      for (int k = 0; k < 1 << sort.index().width(); k++) {
        text.append(" (= " + at(a, place(k)) + " " + at(b, place(k)) + ")");
      }
      text.append(")");
    }
    bools.add(define(terms.equal(a.term(), b.term()), text.toString()));
  }

  private void equal(Sample a, Sample b) {
    bools.add(define(terms.equal(a.term(), b.term()), "(= " + a.name() + " " + b.name() + ")"));
  }

  private boolean isSpeltOut() {
    return sort.index().width() <= SPELT_OUT_WIDTH;
  }

  private String place(int k) {
    return "(_ bv" + k + " " + sort.index().width() + ")";
  }

  /** The name of an element of an array that is spelt out. */
  private static String at(Sample array, String place) {
    return "|" + array.name() + " at " + place + "|";
  }

  private Sample pick(List<Sample> from) {
    int back = 1 + random.nextInt(random.nextBoolean() ? Math.min(4, from.size()) : from.size());
    return from.get(from.size() - back);
  }

  private Sample array(String name) {
    if (!isSpeltOut()) {
      return symbol(name, sort);
    }
    Sample made = new Sample(terms.symbol(name, sort), name);
    for (int k = 0; k < 1 << sort.index().width(); k++) {
      script.append(
          "(declare-const " + at(made, place(k)) + " " + sortName(sort.element()) + ")\n");
    }
    return made;
  }

  private Sample symbol(String name, Sort of) {
    FreeSymbol symbol = terms.symbol(name, of);
    script.append("(declare-const " + name + " " + sortName(of) + ")\n");
    return new Sample(symbol, name);
  }

  private Sample constant(int width) {
    BigInteger value = new BigInteger(width, random);
    return new Sample(terms.bits(width, value), "(_ bv" + value + " " + width + ")");
  }

  private Sample define(Term term, String definition) {
    String name = "n" + definitions++;
    define(name, term.sort(), definition);
    return new Sample(term, name);
  }

  /** Defines an array, as a whole or by its elements. */
  private Sample define(Term term, String definition, UnaryOperator<String> element) {
    if (!isSpeltOut()) {
      return define(term, definition);
    }
    Sample made = new Sample(term, "n" + definitions++);
    for (int k = 0; k < 1 << sort.index().width(); k++) {
      define(at(made, place(k)), sort.element(), element.apply(place(k)));
    }
    return made;
  }

  private void define(String name, Sort of, String definition) {
    script.append("(define-fun " + name + " () " + sortName(of) + " " + definition + ")\n");
  }

  private static String sortName(Sort sort) {
    return switch (sort) {
      case Sort.Bool _ -> "Bool";
      case Sort.BitVec bits -> "(_ BitVec " + bits.width() + ")";
      case Sort.Array array ->
          "(Array " + sortName(array.index()) + " " + sortName(array.element()) + ")";
      case Sort.Float floating -> throw new IllegalArgumentException("no name for " + floating);
    };
  }
}
