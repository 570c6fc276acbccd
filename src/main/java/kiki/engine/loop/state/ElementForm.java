// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.TermPattern;

/**
 * An element as a function of its index: what the iteration that comes to it writes there.
 *
 * @param pattern the function
 * @param arguments of the pattern
 * @param counter what tells iterations apart
 * @param written the function as one reads it
 */
public record ElementForm(
    TermPattern pattern, List<Argument> arguments, Counter counter, String written) {
  /** What a function of the index depends on. */
  public sealed interface Argument {
    /** The counter. */
    record Counting() implements Argument {}

    /**
     * A variable that moves evenly with the counter.
     *
     * @param factor by how much, where the counter moves by one
     */
    record Moving(SsaVariable variable, IntType type, long factor) implements Argument {}

    /** A variable or array as it is. */
    record Current(SsaVariable variable) implements Argument {}

    /** An array as it was where the loop was entered. */
    record Entered(SsaVariable variable) implements Argument {}

    /** As one reads it. */
    default String text(Counter counter) {
      return switch (this) {
        case Counting _ -> counter.text();
        case Moving(SsaVariable v, _, long factor) ->
            "(entry(%s) + %d * (%s - entry(%s)))"
                .formatted(v.text(), factor, counter.text(), counter.variable().text());
        case Current(SsaVariable v) -> v.text();
        case Entered(SsaVariable v) -> "entry(" + v.text() + ")";
      };
    }

    private Argument renamed(FormNames names) {
      return switch (this) {
        case Counting _ -> this;
        case Moving(SsaVariable v, IntType type, long factor) ->
            new Moving(names.variable(v), type, factor);
        case Current(SsaVariable v) -> new Current(names.variable(v));
        case Entered(SsaVariable v) -> new Entered(names.variable(v));
      };
    }
  }

  /**
   * A variable that the index of an element is made from: {@code factor * variable + rest}.
   *
   * @param factor not zero; if it is not one or minus one, some elements have no iteration
   */
  public record Counter(SsaVariable variable, IntType type, long factor, Border rest) {
    /** What the variable was when the loop came to an index. */
    private Optional<Term> at(Terms terms, Snapshot snapshot, Term index) {
      int width = type.width();
      return rest.index(terms, snapshot, width)
          .map(r -> terms.sub(resized(terms, index, width), r))
          .map(i -> factor < 0 ? terms.neg(i) : i)
          .map(i -> Math.abs(factor) == 1 ? i : terms.udiv(i, terms.bits(width, Math.abs(factor))));
    }

    private String text() {
      String k = ArraySegment.NAMES.getFirst();
      boolean plain = rest.equals(Border.at(0));
      String difference =
          factor < 0
              ? plain ? "-" + k : "(" + rest.text() + " - " + k + ")"
              : plain ? k : "(" + k + " - (" + rest.text() + "))";
      long divisor = Math.abs(factor);
      return divisor == 1 ? difference : difference + " / " + divisor;
    }
  }

  public ElementForm {
    arguments = List.copyOf(arguments);
  }

  private static Term resized(Terms terms, Term index, int width) {
    return index.width() < width
        ? terms.zeroExtend(index, width)
        : terms.extract(index, width - 1, 0);
  }

  /** What it depends on, but the elements' indices. */
  public Stream<SsaVariable> variables() {
    return arguments.stream()
        .flatMap(
            argument ->
                switch (argument) {
                  case Argument.Counting _ -> Stream.empty();
                  case Argument.Moving(SsaVariable v, _, _) -> Stream.of(v);
                  case Argument.Current(SsaVariable v) -> Stream.of(v);
                  case Argument.Entered(SsaVariable v) -> Stream.of(v);
                });
  }

  /** The same in another form of the program, in which variables are called otherwise. */
  ElementForm renamed(FormNames names) {
    return new ElementForm(
        pattern,
        arguments.stream().map(a -> a.renamed(names)).toList(),
        new Counter(
            names.variable(counter.variable),
            counter.type,
            counter.factor,
            counter.rest.renamed(names)),
        written);
  }

  /** The value that belongs to an index; empty if the snapshot does not have all it depends on. */
  Optional<Term> read(Terms terms, Snapshot snapshot, Term index) {
    Optional<Term> counted = counter.at(terms, snapshot, index);
    if (counted.isEmpty()) {
      return Optional.empty();
    }
    List<Term> values = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Optional<Term> value =
          switch (arguments.get(i)) {
            case Argument.Counting _ -> counted;
            case Argument.Moving moving -> moved(terms, snapshot, moving, counted.get());
            case Argument.Current(SsaVariable v) -> snapshot.value(v);
            case Argument.Entered(SsaVariable v) -> snapshot.entered(v);
          };
      // In another form of the program, indices may be of another width.
      if (value.isEmpty() || !value.get().sort().equals(pattern.parameters().get(i).sort())) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(pattern.apply(terms, values));
  }

  private Optional<Term> moved(
      Terms terms, Snapshot snapshot, Argument.Moving moving, Term counted) {
    int width = moving.type.width();
    return snapshot
        .entered(counter.variable)
        .flatMap(
            start ->
                snapshot
                    .entered(moving.variable)
                    .map(
                        value ->
                            terms.add(
                                value,
                                terms.mul(
                                    terms.bits(width, moving.factor),
                                    signed(terms, terms.sub(counted, start), width)))));
  }

  private static Term signed(Terms terms, Term value, int width) {
    return value.width() < width
        ? terms.signExtend(value, width)
        : terms.extract(value, width - 1, 0);
  }
}
