// SPDX-License-Identifier: Apache-2.0
package kiki.engine.explicit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.VariableRegistry;
import kiki.interpret.machine.ExecutionState;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;

/** What the integers that a loop may change have been at its head, in the runs so far. */
final class HeadStates {
  private final LoopView loop;
  private final List<SsaVariable> variables;
  private final Set<List<BigInteger>> seen = new HashSet<>();

  private HeadStates(LoopView loop, List<SsaVariable> variables) {
    this.loop = loop;
    this.variables = variables;
  }

  static HeadStates of(LoopView loop) {
    return new HeadStates(
        loop, new ArrayList<>(loop.variables().stream().filter(HeadStates::isInteger).toList()));
  }

  private static boolean isInteger(SsaVariable variable) {
    boolean isWhole =
        switch (variable.kind()) {
          case NUMERIC, BOOL -> variable.type() instanceof IntType;
          case FLOAT, POINTER, ARRAY, BYTES -> false;
        };
    return isWhole
        && variable.object() instanceof MemoryObject.Named
        && variable.instance() == 0
        && variable.role() == SsaVariable.Role.PART
        && variable.bitOffset() % Byte.SIZE == 0;
  }

  LoopView loop() {
    return loop;
  }

  int size() {
    return seen.size();
  }

  /** The run is at the head of the loop. */
  void note(ExecutionState state) {
    List<BigInteger> values = new ArrayList<>(variables.size());
    for (int i = 0; i < variables.size(); i++) {
      Optional<BigInteger> value = value(variables.get(i), state);
      if (value.isEmpty()) {
        leaveOut(i);
        note(state);
        return;
      }
      values.add(value.get());
    }
    seen.add(List.copyOf(values));
  }

  private static Optional<BigInteger> value(SsaVariable variable, ExecutionState state) {
    Symbol symbol = ((MemoryObject.Named) variable.object()).symbol();
    return state.integer(symbol, variable.bitOffset() / Byte.SIZE, (IntType) variable.type());
  }

  /** Nothing is said of a variable that does not always have a value here. */
  private void leaveOut(int index) {
    variables.remove(index);
    List<List<BigInteger>> before = List.copyOf(seen);
    seen.clear();
    for (List<BigInteger> values : before) {
      List<BigInteger> rest = new ArrayList<>(values);
      rest.remove(index);
      seen.add(List.copyOf(rest));
    }
  }

  /** That the loop is in one of the states seen. */
  PredicateRow row(VariableRegistry registry) {
    return new PredicateRow(anyOf(List.copyOf(seen), 0, registry));
  }

  /** By the values of one variable after the other, so that what states share is said once. */
  private Predicate anyOf(List<List<BigInteger>> states, int index, VariableRegistry registry) {
    SortedMap<BigInteger, List<List<BigInteger>>> cases = new TreeMap<>();
    states.forEach(s -> cases.computeIfAbsent(s.get(index), _ -> new ArrayList<>()).add(s));
    List<Predicate> parts = new ArrayList<>();
    cases.forEach(
        (value, those) -> {
          Predicate here = equal(variables.get(index), value, registry);
          parts.add(
              index + 1 == variables.size()
                  ? here
                  : new Predicate.AllOf(List.of(here, anyOf(those, index + 1, registry))));
        });
    return new Predicate.AnyOf(parts);
  }

  private Predicate equal(SsaVariable variable, BigInteger value, VariableRegistry registry) {
    Variable.Origin origin =
        variable.isTemporary() ? Variable.Origin.GHOST : Variable.Origin.PROGRAM;
    Variable named = registry.named(loop, StateComponent.of(variable), variable.type(), origin);
    int width = ((IntType) variable.type()).width();
    BigInteger mask = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    return new Predicate.Bits(named, mask, value.and(mask));
  }

  /** Whether something can be said. */
  boolean isAbout() {
    return !variables.isEmpty() && !seen.isEmpty();
  }
}
