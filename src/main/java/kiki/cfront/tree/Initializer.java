// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.tree;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.StructType;
import kiki.util.Location;

/**
 * An initialiser after designators and elided braces are resolved. What is not mentioned is zero;
 * entries stand in evaluation order, and a later one overrides an earlier one of the same place.
 */
public sealed interface Initializer {
  Location location();

  /** A value of the initialised object's type (a structure value may initialise a structure). */
  record Single(Expression value, Location location) implements Initializer {}

  /** An array of {@code type} from a string literal's bytes (one element each, zero padded). */
  record Text(Expression.StringLiteral literal, Location location) implements Initializer {}

  record Elements(CType type, List<ElementEntry> entries, Location location)
      implements Initializer {}

  record Members(StructType type, List<MemberEntry> entries, Location location)
      implements Initializer {}

  /** Elements {@code first} to {@code last} inclusive ({@code [2 ... 5] = x} is GNU). */
  record ElementEntry(long first, long last, Initializer value) {}

  record MemberEntry(StructType.Field field, Initializer value) {}
}
