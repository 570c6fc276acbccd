// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

/** The type {@code void}. */
public record VoidType() implements CType {
  public static final VoidType VOID = new VoidType();

  @Override
  public String toString() {
    return "void";
  }
}
