// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.StructType;

/** CBMC compares structures with {@code ==} and {@code !=}, member by member; C does not. */
public final class ComparableStructs {
  private ComparableStructs() {}

  public static boolean isPossible(BinaryOperator operator, CType left, CType right) {
    boolean tests = operator == BinaryOperator.EQUAL || operator == BinaryOperator.NOT_EQUAL;
    return tests && left instanceof StructType && left.equals(right) && isComparable(left);
  }

  /** Which member of a union counts is not known. */
  private static boolean isComparable(CType type) {
    return switch (type) {
      case StructType s ->
          !s.isUnion()
              && s.isComplete()
              && s.fields().stream().allMatch(f -> isComparable(f.type()));
      case ArrayType a -> a.length() instanceof ArrayType.Fixed && isComparable(a.element());
      case CType other -> other.isScalar();
    };
  }
}
