// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** What a user says of a parameter of the entry function, or of a member behind one. */
public sealed interface ParameterClause {
  /** {@code non-null}. */
  record NonNull() implements ParameterClause {}

  /** {@code NULL}: never an object. */
  record Null() implements ParameterClause {}

  /** {@code invalid}: NULL, or an address of no object. */
  record Invalid() implements ParameterClause {}

  /**
   * {@code n elements}, {@code 2 * n bytes}: how large the object is, as a product.
   *
   * @param unit of one element
   */
  record Extent(List<Factor> factors, Unit unit) implements ParameterClause {
    public Extent {
      factors = List.copyOf(factors);
    }
  }

  /** {@code string}, {@code string of at most 64}: ends in a NUL; the length is without it. */
  record Text(Optional<BigInteger> atMost) implements ParameterClause {}

  /** {@code aliases q}, {@code may alias q}. */
  record Alias(String other, Certainty certainty) implements ParameterClause {}

  /** {@code in -1..10}: a number within bounds. */
  record Range(BigInteger least, BigInteger greatest) implements ParameterClause {}

  /** {@code depth 3}: how many objects can be reached one from the other. */
  record Depth(int objects) implements ParameterClause {}

  /** What an extent counts. */
  enum Unit {
    ELEMENTS,
    BYTES
  }

  /** Whether something is so in every call or in some. */
  enum Certainty {
    ALWAYS,
    SOMETIMES
  }

  /** A part of a product. */
  sealed interface Factor {
    /** A constant. */
    record Number(BigInteger value) implements Factor {}

    /** The value of another parameter. */
    record Name(String parameter) implements Factor {}
  }
}
