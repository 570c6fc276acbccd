// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kiki.domain.template.Parameter;

/**
 * A set of vectors closed under affine combinations modulo two to the width. It is kept twice: as
 * the points it was made from, each with a leading one, and as equations {@code a . (1, x) = 0}
 * that generate all equations the points satisfy. A point satisfies all equations exactly if it is
 * an affine combination of the points.
 */
public final class AffineSpace implements Parameter {
  private final int width;
  private final List<BigInteger[]> points;
  private final List<BigInteger[]> equations;

  private AffineSpace(int width, List<BigInteger[]> points, List<BigInteger[]> equations) {
    this.width = width;
    this.points = points;
    this.equations = equations;
  }

  /** The space of one point. */
  public static AffineSpace of(int width, List<BigInteger> point) {
    int size = point.size() + 1;
    List<BigInteger[]> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      BigInteger[] unit = zeros(size);
      unit[i] = BigInteger.ONE;
      all.add(unit);
    }
    BigInteger[] vector = new BigInteger[size];
    vector[0] = BigInteger.ONE;
    for (int i = 1; i < size; i++) {
      vector[i] = point.get(i - 1).mod(BigInteger.ONE.shiftLeft(width));
    }
    return new AffineSpace(width, List.of(), all).with(vector);
  }

  private static BigInteger[] zeros(int size) {
    BigInteger[] vector = new BigInteger[size];
    Arrays.fill(vector, BigInteger.ZERO);
    return vector;
  }

  public int width() {
    return width;
  }

  /** Generators of the equations; the first coefficient of each is its constant. */
  public List<BigInteger[]> equations() {
    return equations;
  }

  /** The least space that contains both. */
  public AffineSpace join(AffineSpace other) {
    AffineSpace result = this;
    for (BigInteger[] point : other.points) {
      result = result.with(point);
    }
    return result;
  }

  public boolean contains(AffineSpace other) {
    return other.points.stream().allMatch(this::satisfies);
  }

  private boolean satisfies(BigInteger[] point) {
    return equations.stream().allMatch(equation -> product(equation, point).signum() == 0);
  }

  /**
   * Keeps the equations that a further point satisfies. One whose value at the point has the fewest
   * factors of two clears the others; it remains itself only when multiplied by what makes its
   * value zero.
   */
  private AffineSpace with(BigInteger[] point) {
    List<BigInteger> values = equations.stream().map(e -> product(e, point)).toList();
    int pivot = pivot(values);
    if (pivot < 0) {
      return this;
    }
    BigInteger value = values.get(pivot);
    int twos = value.getLowestSetBit();
    BigInteger inverse = value.shiftRight(twos).modInverse(BigInteger.ONE.shiftLeft(width));
    List<BigInteger[]> kept = new ArrayList<>();
    for (int i = 0; i < equations.size(); i++) {
      BigInteger[] equation =
          i == pivot
              ? multiple(equations.get(pivot), BigInteger.ONE.shiftLeft(width - twos))
              : sum(
                  equations.get(i),
                  equations.get(pivot),
                  values.get(i).shiftRight(twos).multiply(inverse).negate());
      if (!isZero(equation)) {
        kept.add(equation);
      }
    }
    List<BigInteger[]> more = new ArrayList<>(points);
    more.add(point);
    return new AffineSpace(width, more, kept);
  }

  private static int pivot(List<BigInteger> values) {
    int best = -1;
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).signum() != 0
          && (best < 0 || values.get(i).getLowestSetBit() < values.get(best).getLowestSetBit())) {
        best = i;
      }
    }
    return best;
  }

  private BigInteger[] multiple(BigInteger[] a, BigInteger factor) {
    BigInteger[] result = new BigInteger[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = reduce(a[i].multiply(factor));
    }
    return result;
  }

  /** The sum of one equation and a multiple of another. */
  private BigInteger[] sum(BigInteger[] a, BigInteger[] b, BigInteger factor) {
    BigInteger[] result = new BigInteger[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = reduce(a[i].add(b[i].multiply(factor)));
    }
    return result;
  }

  private BigInteger product(BigInteger[] a, BigInteger[] b) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < a.length; i++) {
      sum = sum.add(a[i].multiply(b[i]));
    }
    return reduce(sum);
  }

  private BigInteger reduce(BigInteger value) {
    return value.mod(BigInteger.ONE.shiftLeft(width));
  }

  private static boolean isZero(BigInteger[] vector) {
    return Arrays.stream(vector).allMatch(x -> x.signum() == 0);
  }

  /** Spaces are equal if they contain the same points. */
  @Override
  public boolean equals(Object other) {
    return other instanceof AffineSpace space && contains(space) && space.contains(this);
  }

  @Override
  public int hashCode() {
    return width;
  }
}
