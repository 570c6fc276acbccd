// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.math.BigInteger;
import java.util.List;

/**
 * What a definition of an enumeration adds to the integer type that it is compatible with. Two
 * definitions make two types, which are not compatible with each other (C11 6.7.2.2p4), even if
 * they name the same values: compared by identity.
 */
public final class Enumeration {
  /** Of all other integer types. */
  static final Enumeration NONE = new Enumeration(List.of());

  private final List<BigInteger> values;

  private Enumeration(List<BigInteger> values) {
    this.values = values;
  }

  /** A new one that names these values. */
  static Enumeration of(List<BigInteger> values) {
    return new Enumeration(values.stream().distinct().sorted().toList());
  }

  /** Each once, in order. */
  public List<BigInteger> values() {
    return values;
  }
}
