// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

/** Type qualifiers (C11 6.7.3). */
public record Qualifiers(
    boolean isConst, boolean isVolatile, boolean isRestrict, boolean isAtomic) {
  public static final Qualifiers NONE = new Qualifiers(false, false, false, false);

  public Qualifiers union(Qualifiers other) {
    return new Qualifiers(
        isConst || other.isConst,
        isVolatile || other.isVolatile,
        isRestrict || other.isRestrict,
        isAtomic || other.isAtomic);
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    if (isConst) {
      out.append("const ");
    }
    if (isVolatile) {
      out.append("volatile ");
    }
    if (isRestrict) {
      out.append("restrict ");
    }
    if (isAtomic) {
      out.append("_Atomic ");
    }
    return out.toString();
  }
}
