package kiki.domain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.Parameter.Extreme;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The objects and offsets that a pointer can point to, as long as they are few and the numbers of
 * the objects mean the same at all times.
 */
record TargetsRow(PointerShape pointer, ValueSetRow values) implements Row {
  /** Objects that a pointer may point to before the row is given up. */
  private static final int MAX_OBJECTS = 8;

  static TargetsRow of(PointerShape pointer) {
    return new TargetsRow(
        pointer, new ValueSetRow(List.of(pointer.object(), pointer.offset()), MAX_OBJECTS));
  }

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
    BigInteger number =
        Numbers.number(model.value(state.of(pointer.object())), (IntType) pointer.object().type());
    return number.compareTo(BigInteger.valueOf(pointer.greatest())) > 0
        ? Extreme.TOP
        : values.abstraction(terms, model, state);
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
