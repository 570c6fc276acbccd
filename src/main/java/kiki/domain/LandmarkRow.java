package kiki.domain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.Parameter.Extreme;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The combinations of values that some integers take, as long as they are few constants that the
 * program mentions. What is read from memory that is not initialized takes any value, and is given
 * up after the first model.
 */
record LandmarkRow(ValueSetRow values, Set<BigInteger> landmarks) implements Row {
  /** Truth values and the usual sign of failure need not be mentioned. */
  private static final Set<BigInteger> COMMON =
      Set.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate());

  @Override
  public List<Variable> variables() {
    return values.variables();
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return values.holds(terms, state, parameter);
  }

  @Override
  public Parameter abstraction(Terms terms, Model model, State state) {
    return variables().stream().allMatch(v -> isLandmark(v, model, state))
        ? values.abstraction(terms, model, state)
        : Extreme.TOP;
  }

  private boolean isLandmark(Variable variable, Model model, State state) {
    BigInteger value = Numbers.number(model.value(state.of(variable)), (IntType) variable.type());
    return COMMON.contains(value) || landmarks.contains(value);
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return values.join(a, b);
  }

  @Override
  public Optional<String> text(Parameter parameter) {
    return values.text(parameter);
  }
}
