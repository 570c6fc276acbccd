package kiki.bitblast;

import java.util.Map;
import kiki.term.Symbol;
import kiki.term.Value;
import kiki.term.Values;

/** The values of array symbols in a model that violates no axiom. */
public final class ArrayModel {
  private final ArrayTheory theory;
  private final Map<ArrayNode, Value.Array> values;

  ArrayModel(ArrayTheory theory, Map<ArrayNode, Value.Array> values) {
    this.theory = theory;
    this.values = values;
  }

  /** The value of an array symbol; one that was never met has the default of its sort. */
  public Value value(Symbol symbol) {
    Value known = values.get(theory.node(symbol));
    return known != null ? known : Values.defaultOf(symbol.sort());
  }
}
