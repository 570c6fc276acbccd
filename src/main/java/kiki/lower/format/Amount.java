// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

/** A field width or a precision. */
public sealed interface Amount {
  Amount NONE = new None();

  /** Nothing is said. */
  record None() implements Amount {}

  record Fixed(int value) implements Amount {}

  /** {@code *}: the next argument says it. */
  record Argument() implements Amount {}
}
