// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.util.List;
import java.util.Optional;

/** What a library function returns. */
public sealed interface Result {
  /** {@code any}: any value of the type. */
  record Any() implements Result {}

  /** {@code LOW..HIGH}, {@code LOW..}: numbers in a range. */
  record Range(Extent low, Optional<Extent> high) implements Result {}

  /** {@code 0 or -1}: one of these. */
  record Values(List<Extent> values) implements Result {}

  /** {@code s}: the argument itself. */
  record Argument(String parameter, Clause.Null orNull) implements Result {}

  /** {@code into s}: a pointer to an element of a string, its end included. */
  record Into(String parameter, Clause.Null orNull) implements Result {}

  /** {@code static}: the same object of the result's type at each call, with new content. */
  record StaticObject(Clause.Null orNull) implements Result {}

  /**
   * {@code static string}: a string that belongs to the library; {@code new string}: one to be
   * freed. With a size it is the only one, of that many bytes.
   */
  record Text(Owner owner, Optional<Extent> size, Clause.Null orNull) implements Result {}

  /** {@code new stream}. */
  record NewStream(Clause.Null orNull) implements Result {}

  /** Who has a string that is returned. */
  enum Owner {
    LIBRARY,
    CALLER
  }
}
