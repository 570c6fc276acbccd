// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;

/** What a tag stands for (C11 6.7.2.3). */
public sealed interface Tag {
  record Record(StructType type) implements Tag {}

  /** There is no {@code type} until the enumeration is complete. */
  record Enumeration(Optional<IntType> type) implements Tag {}

  /** Nothing: no declaration in the scopes that were looked at names it. */
  record Undeclared() implements Tag {}
}
