// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.cfront.type.IntType;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Variable;

/**
 * {@code constant + sum of coefficients * variables = 0} modulo two to the width, without common
 * factors of two; coefficients are the residues of least magnitude, the first of them positive.
 */
record AffineEquation(int width, BigInteger constant, List<BigInteger> coefficients) {

  /** Divides by the common factor of two, which shortens the modulus. */
  static AffineEquation of(int modulusWidth, BigInteger[] vector) {
    int twos = commonTwos(vector);
    int width = modulusWidth - twos;
    List<BigInteger> residues = new ArrayList<>();
    for (BigInteger value : vector) {
      residues.add(leastMagnitude(value.shiftRight(twos), width));
    }
    return positive(width, residues).simplest();
  }

  private static AffineEquation positive(int width, List<BigInteger> residues) {
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

  /**
   * The same equation with small coefficients, if there is one: {@code 3 * i == 4 * j} is solved
   * for a variable, and the inverse of three has half of all bits.
   */
  private AffineEquation simplest() {
    AffineEquation best = this;
    for (BigInteger c :
        digits() <= DomainTuning.COEFFICIENT_DIGITS ? List.<BigInteger>of() : coefficients) {
      for (BigInteger factor : shortening(c)) {
        AffineEquation scaled = times(factor);
        best = scaled.digits() < best.digits() ? scaled : best;
      }
    }
    return best;
  }

  /**
   * Odd factors whose products with the coefficient are small: those of the remainders of Euclid's
   * algorithm on it and the modulus. They are small themselves, or the product is one.
   */
  private List<BigInteger> shortening(BigInteger coefficient) {
    List<BigInteger> factors = new ArrayList<>();
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger before = modulus;
    BigInteger remainder = coefficient.mod(modulus);
    BigInteger factorBefore = BigInteger.ZERO;
    BigInteger factor = BigInteger.ONE;
    while (remainder.signum() != 0) {
      if (factor.testBit(0)
          && remainder.bitLength() <= DomainTuning.COEFFICIENT_BITS
          && (remainder.equals(BigInteger.ONE)
              || factor.bitLength() <= DomainTuning.COEFFICIENT_BITS)) {
        factors.add(factor);
      }
      BigInteger[] division = before.divideAndRemainder(remainder);
      BigInteger next = factorBefore.subtract(division[0].multiply(factor));
      factorBefore = factor;
      factor = next;
      before = remainder;
      remainder = division[1];
    }
    return factors;
  }

  /** Multiplied by an odd number, which changes nothing. */
  private AffineEquation times(BigInteger odd) {
    return positive(
        width,
        Stream.concat(Stream.of(constant), coefficients.stream())
            .map(c -> leastMagnitude(c.multiply(odd), width))
            .toList());
  }

  private static BigInteger leastMagnitude(BigInteger value, int width) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger residue = value.mod(modulus);
    return residue.shiftLeft(1).compareTo(modulus) > 0 ? residue.subtract(modulus) : residue;
  }

  private static int commonTwos(BigInteger[] vector) {
    int least = -1;
    for (BigInteger x : vector) {
      if (x.signum() != 0 && (least < 0 || x.getLowestSetBit() < least)) {
        least = x.getLowestSetBit();
      }
    }
    return Math.max(least, 0);
  }

  BigInteger coefficient(int variable) {
    return coefficients.get(variable);
  }

  /** The largest number of one bits of a coefficient: what its multiplication costs. */
  int digits() {
    int most = 0;
    for (BigInteger c : coefficients) {
      most = Math.max(most, c.abs().bitCount());
    }
    return most;
  }

  /** As C over unsigned arithmetic, which wraps; what is subtracted stands on the other side. */
  Formula formula(List<Variable> variables) {
    int carrier = width > Integer.SIZE ? Long.SIZE : Integer.SIZE;
    Optional<BigInteger> value = value(variables);
    if (value.isPresent()) {
      return Formula.equal(mentioned(variables).getFirst(), value.get());
    }
    if (isEquality(variables)) {
      return new Comparison(
          Operand.of(mentioned(variables).getFirst()),
          Relation.EQUAL,
          Operand.of(mentioned(variables).getLast()));
    }
    if (width == carrier) {
      return new Comparison(side(variables, 1), Relation.EQUAL, side(variables, -1));
    }
    List<Variable> mentioned = mentioned(variables);
    StringBuilder sum = new StringBuilder();
    for (int i = 0; i < variables.size(); i++) {
      BigInteger c = coefficients.get(i);
      if (c.signum() != 0) {
        sum.append(sum.isEmpty() ? "" : c.signum() < 0 ? " - " : " + ");
        sum.append(summand(c, variables.get(i)));
      }
    }
    if (constant.signum() != 0) {
      sum.append(constant.signum() < 0 ? " - " : " + ").append(number(constant.abs()));
    }
    boolean single = mentioned.size() == 1 && constant.signum() == 0;
    String left = single ? sum.toString() : "(" + sum + ")";
    return new Comparison(
        new Operand(left + " % " + BigInteger.ONE.shiftLeft(width), mentioned),
        Relation.EQUAL,
        Operand.number(BigInteger.ZERO));
  }

  /** The sum of what has a sign. */
  private Operand side(List<Variable> variables, int sign) {
    List<String> summands = new ArrayList<>();
    List<Variable> mentioned = new ArrayList<>();
    for (int i = 0; i < variables.size(); i++) {
      if (coefficients.get(i).signum() == sign) {
        summands.add(summand(coefficients.get(i), variables.get(i)));
        mentioned.add(variables.get(i));
      }
    }
    if (constant.signum() == sign || summands.isEmpty()) {
      summands.add(constant.signum() == sign ? number(constant.abs()) : "0");
    }
    return new Operand(String.join(" + ", summands), mentioned);
  }

  private String summand(BigInteger coefficient, Variable variable) {
    String type = width > Integer.SIZE ? "unsigned long long" : "unsigned int";
    BigInteger size = coefficient.abs();
    String factor = size.equals(BigInteger.ONE) ? "" : number(size) + " * ";
    return factor + "(" + type + ")" + variable.text();
  }

  /** A constant that does not widen the arithmetic it is part of. */
  private static String number(BigInteger value) {
    return value.bitLength() < Integer.SIZE ? value.toString() : value + "u";
  }

  private List<Variable> mentioned(List<Variable> variables) {
    List<Variable> mentioned = new ArrayList<>();
    for (int i = 0; i < variables.size(); i++) {
      if (coefficients.get(i).signum() != 0) {
        mentioned.add(variables.get(i));
      }
    }
    return mentioned;
  }

  /** What the only variable is equal to, if that is what it says. */
  private Optional<BigInteger> value(List<Variable> variables) {
    List<Variable> mentioned = mentioned(variables);
    if (mentioned.size() != 1
        || !coefficients.contains(BigInteger.ONE)
        || ((IntType) mentioned.getFirst().type()).width() > width) {
      return Optional.empty();
    }
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger least = constant.negate().mod(modulus);
    return Stream.of(least, least.subtract(modulus))
        .filter(((IntType) mentioned.getFirst().type())::contains)
        .findFirst();
  }

  /** Whether it says that two variables of one type have the same value. */
  private boolean isEquality(List<Variable> variables) {
    List<Variable> both = mentioned(variables);
    List<BigInteger> factors = coefficients.stream().filter(c -> c.signum() != 0).toList();
    return constant.signum() == 0
        && factors.equals(List.of(BigInteger.ONE, BigInteger.ONE.negate()))
        && both.getFirst().type().equals(both.getLast().type())
        && ((IntType) both.getFirst().type()).width() <= width;
  }
}
