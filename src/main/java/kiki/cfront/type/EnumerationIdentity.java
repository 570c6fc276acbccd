// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.math.BigInteger;
import java.util.List;

/**
 * What a definition of an enumeration adds to the integer type that it is compatible with. Two
 * definitions make two types, which are not compatible with each other (C11 6.7.2.2p4), even if
 * they name the same values: compared by identity.
 */
public final class EnumerationIdentity {
  /** Of all other integer types. */
  static final EnumerationIdentity NONE = new EnumerationIdentity(List.of());

  private final List<BigInteger> values;

  private EnumerationIdentity(List<BigInteger> values) {
    this.values = values;
  }

  /** A new one that names these values. */
  static EnumerationIdentity of(List<BigInteger> values) {
    return new EnumerationIdentity(values.stream().distinct().sorted().toList());
  }

  /** Each once, in order. */
  public List<BigInteger> values() {
    return values;
  }
}
