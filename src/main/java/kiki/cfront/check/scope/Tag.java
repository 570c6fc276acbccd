// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;

/** What a tag stands for (C11 6.7.2.3). */
public sealed interface Tag {
  record Record(StructType type) implements Tag {}

  /** {@code type} is null until the enumeration is complete. */
  record Enumeration(IntType type) implements Tag {}
}
