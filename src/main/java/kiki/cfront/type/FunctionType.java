// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.util.List;

/** A function type; {@code UNSPECIFIED} parameters are those of {@code int f()}. */
public record FunctionType(CType result, List<CType> parameters, Arity arity) implements CType {
  /** What is known about the number of arguments. */
  public enum Arity {
    FIXED,
    VARIADIC,
    UNSPECIFIED
  }

  @Override
  public String toString() {
    return CTypePrinter.print(this, "");
  }
}
