package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kiki.domain.template.Variable;

/**
 * {@code constant + sum of coefficients * variables = 0} modulo two to the width, without common
 * factors of two; coefficients are the residues of least magnitude, the first of them positive.
 */
record AffineEquation(int width, BigInteger constant, List<BigInteger> coefficients) {

  /** Divides by the common factor of two, which shortens the modulus. */
  static AffineEquation of(int modulusWidth, BigInteger[] vector) {
    int twos =
        Arrays.stream(vector)
            .filter(x -> x.signum() != 0)
            .mapToInt(BigInteger::getLowestSetBit)
            .min()
            .orElse(0);
    int width = modulusWidth - twos;
    List<BigInteger> residues = new ArrayList<>();
    for (BigInteger value : vector) {
      residues.add(leastMagnitude(value.shiftRight(twos), width));
    }
    List<BigInteger> coefficients = residues.subList(1, residues.size());
    boolean flip =
        coefficients.stream()
            .filter(c -> c.signum() != 0)
            .findFirst()
            .map(c -> c.signum() < 0)
            .orElse(false);
    return new AffineEquation(
        width,
        flip ? leastMagnitude(residues.getFirst().negate(), width) : residues.getFirst(),
        coefficients.stream().map(c -> flip ? leastMagnitude(c.negate(), width) : c).toList());
  }

  private static BigInteger leastMagnitude(BigInteger value, int width) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger residue = value.mod(modulus);
    return residue.shiftLeft(1).compareTo(modulus) > 0 ? residue.subtract(modulus) : residue;
  }

  BigInteger coefficient(int variable) {
    return coefficients.get(variable);
  }

  /** The largest number of one bits of a coefficient: what its multiplication costs. */
  int digits() {
    return coefficients.stream().mapToInt(c -> c.abs().bitCount()).max().orElse(0);
  }

  /** As a C expression over unsigned arithmetic, which wraps. */
  String text(List<Variable> variables) {
    String type = width > Integer.SIZE ? "unsigned long long" : "unsigned int";
    int carrier = width > Integer.SIZE ? Long.SIZE : Integer.SIZE;
    StringBuilder sum = new StringBuilder();
    for (int i = 0; i < variables.size(); i++) {
      BigInteger c = coefficients.get(i);
      if (c.signum() != 0) {
        String factor = c.abs().equals(BigInteger.ONE) ? "" : c.abs() + "u * ";
        String sign = sum.isEmpty() ? (c.signum() < 0 ? "-" : "") : c.signum() < 0 ? " - " : " + ";
        sum.append(sign).append(factor).append("(" + type + ")").append(variables.get(i).text());
      }
    }
    if (constant.signum() != 0) {
      sum.append(constant.signum() < 0 ? " - " : " + ").append(constant.abs()).append("u");
    }
    if (width == carrier) {
      return sum + " == 0";
    }
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    return "(" + sum + ") % " + modulus + "u == 0";
  }
}
