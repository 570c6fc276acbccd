// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.math.BigInteger;

/** A number that depends on the arguments of a call: how many bytes, or what is returned. */
public sealed interface Extent {
  record Number(BigInteger value) implements Extent {}

  /** The value of an integer parameter. */
  record Parameter(String name) implements Extent {}

  /** What a pointer parameter points to: {@code *n}. */
  record Pointee(String name) implements Extent {}

  /** {@code strlen(s)}, in elements for wide strings. */
  record Length(String name) implements Extent {}

  /** The size of what a pointer parameter points to. */
  record SizeOf(String name) implements Extent {}

  record Sum(Extent left, Extent right) implements Extent {}

  record Difference(Extent left, Extent right) implements Extent {}

  record Product(Extent left, Extent right) implements Extent {}
}
