// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

/** A pointer; the qualifiers are those of what it points to. */
public record PointerType(CType target, Qualifiers targetQualifiers) implements CType {
  public PointerType(CType target) {
    this(target, Qualifiers.NONE);
  }

  @Override
  public String toString() {
    return CTypePrinter.print(this, "");
  }
}
