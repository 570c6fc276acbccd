// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.Numbers;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.options.DomainFlag;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * {@code x ≡ c mod m} for any modulus (Granger's congruences). Where a variable can wrap around,
 * the solver finds the state after that, and the modulus shrinks to one that divides the power of
 * two, too.
 */
public record CongruenceDomain() implements Domain {
  @Override
  public String name() {
    return "congruences";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--congruences", "invariants about remainders"));
  }

  @Override
  public Turn turn() {
    return Turn.FIRST_UNWINDINGS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return loop.variables().stream()
        .filter(Numbers::isNumber)
        .<Row>map(variable -> new CongruenceRow(variable, (IntType) variable.type()))
        .toList();
  }

  /**
   * The numbers that leave a remainder.
   *
   * @param modulus zero if there is only one number, the remainder
   */
  record Congruence(BigInteger modulus, BigInteger remainder) implements Parameter {
    static Parameter of(BigInteger modulus, BigInteger number) {
      if (modulus.equals(BigInteger.ONE)) {
        return Extreme.TOP;
      }
      return new Congruence(modulus, modulus.signum() == 0 ? number : number.mod(modulus));
    }
  }

  /** The remainder of a variable's value as a mathematical integer. */
  record CongruenceRow(Variable variable, IntType type) implements Row {
    @Override
    public List<Variable> variables() {
      return List.of(variable);
    }

    @Override
    public Parameter abstraction(Terms terms, Valuation model, State state) {
      return Congruence.of(BigInteger.ZERO, Numbers.number(model.value(state.of(variable)), type));
    }

    @Override
    public Parameter join(Parameter a, Parameter b) {
      if (a instanceof Congruence x && b instanceof Congruence y) {
        BigInteger distance = x.remainder().subtract(y.remainder());
        return Congruence.of(x.modulus().gcd(y.modulus()).gcd(distance), x.remainder());
      }
      return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
    }

    @Override
    public Term holds(Terms terms, State state, Parameter parameter) {
      return switch (parameter) {
        case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
        case Congruence(BigInteger modulus, BigInteger remainder) -> {
          Term value = state.of(variable);
          if (modulus.signum() == 0) {
            yield terms.equal(value, terms.bits(value.width(), remainder));
          }
          // Above the least value of the type, numbers are not negative.
          Term above = terms.sub(value, terms.bits(value.width(), type.minimum()));
          Term rest = remainder(terms, above, modulus);
          BigInteger expected = remainder.subtract(type.minimum()).mod(modulus);
          yield terms.equal(rest, terms.bits(rest.width(), expected));
        }
        default -> throw new IllegalArgumentException("not a congruence: " + parameter);
      };
    }

    /** Bit by bit from the top, in few bits, which costs the solver less than a division. */
    private static Term remainder(Terms terms, Term number, BigInteger modulus) {
      if (modulus.bitCount() == 1) {
        return terms.extract(number, modulus.bitLength() - 2, 0);
      }
      int width = modulus.bitLength() + 1;
      Term divisor = terms.bits(width, modulus);
      Term rest = terms.bits(width, 0);
      for (int i = number.width() - 1; i >= 0; i--) {
        Term next = terms.concat(terms.extract(rest, width - 2, 0), terms.extract(number, i, i));
        rest = terms.ite(terms.ult(next, divisor), next, terms.sub(next, divisor));
      }
      return rest;
    }

    /** Remainders of negative numbers are negative in C, unless they are zero. */
    @Override
    public Optional<Formula> formula(Parameter parameter) {
      if (!(parameter instanceof Congruence(BigInteger modulus, BigInteger remainder))) {
        return parameter == Extreme.TOP ? Optional.empty() : Optional.of(Formula.FALSE);
      }
      if (modulus.signum() == 0) {
        return Optional.of(Formula.equal(variable, remainder));
      }
      boolean plain = !type.isSigned() || remainder.signum() == 0 && type.contains(modulus);
      IntType wide = type.width() < Long.SIZE ? IntType.LONG_LONG : IntType.INT128;
      String m = Formula.Operand.number(modulus).text();
      String c = Formula.Operand.number(remainder).text();
      String number =
          plain ? variable.text() : "((" + wide + ")" + variable.text() + " - " + c + ")";
      return Optional.of(
          new Formula.Comparison(
              new Formula.Operand(number + " % " + m, variables()),
              Formula.Relation.EQUAL,
              Formula.Operand.number(plain ? remainder : BigInteger.ZERO)));
    }
  }
}
