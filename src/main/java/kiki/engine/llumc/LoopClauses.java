// SPDX-License-Identifier: Apache-2.0
package kiki.engine.llumc;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.bitblast.aig.Aig;
import kiki.cfront.type.IntType;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.Predicates;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.ControlPoint;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.StepRelation;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.transition.program.ProgramSystem;
import kiki.transition.system.Latch;

/**
 * Clauses over latches as invariants of loops: at the head of a loop, a clause is about the
 * variables only. What a loop with several control points, in several contexts, has in common is
 * its invariant.
 */
final class LoopClauses {
  /** Which bit of which part of the state a latch is. */
  private record Bit(StepRelation.StateVariable variable, int position) {}

  private final ProgramSystem encoded;
  private final VariableRegistry registry;
  private final Map<Integer, Bit> bits = new LinkedHashMap<>();
  private final Map<Term, SsaVariable> variables = new HashMap<>();

  private LoopClauses(ProgramSystem encoded, VariableRegistry registry) {
    this.encoded = encoded;
    this.registry = registry;
  }

  static LoopClauses of(ProgramSystem encoded, VariableRegistry registry) {
    LoopClauses made = new LoopClauses(encoded, registry);
    Map<Integer, Integer> latches = new LinkedHashMap<>();
    for (Latch latch : encoded.system().latches()) {
      latches.put(Aig.node(latch.literal()), latches.size());
    }
    for (StepRelation.StateVariable v : encoded.relation().state()) {
      v.variable().ifPresent(variable -> made.variables.put(v.symbol(), variable));
      int[] word = encoded.words().get(v.symbol());
      for (int i = 0; word != null && i < word.length; i++) {
        Integer latch = latches.get(Aig.node(word[i]));
        if (latch != null) {
          made.bits.put(latch, new Bit(v, i));
        }
      }
    }
    return made;
  }

  /** What clauses say of a loop; those that C has no words for are left out. */
  List<Row> rows(LoopView loop, List<int[]> clauses) {
    Optional<Set<PredicateRow>> common = Optional.empty();
    List<ControlPoint> points = encoded.relation().points();
    for (int place = 0; place < points.size(); place++) {
      if (points.get(place).loop().filter(l -> l == loop.number()).isPresent()) {
        Set<PredicateRow> here = at(loop, encoded.codes().point(place), clauses);
        common.ifPresent(here::retainAll);
        common = Optional.of(here);
      }
    }
    return List.copyOf(common.orElse(Set.of()));
  }

  private Set<PredicateRow> at(LoopView loop, int code, List<int[]> clauses) {
    Set<PredicateRow> rows = new LinkedHashSet<>();
    for (int[] clause : clauses) {
      row(loop, code, clause).ifPresent(rows::add);
    }
    return rows;
  }

  /** The clause where control is at a point; empty if it holds there, or cannot be said. */
  private Optional<PredicateRow> row(LoopView loop, int code, int[] clause) {
    int width = encoded.codes().width();
    Map<StepRelation.StateVariable, BigInteger> masks = new LinkedHashMap<>();
    Map<StepRelation.StateVariable, BigInteger> values = new LinkedHashMap<>();
    List<Predicate> cases = new ArrayList<>();
    for (int literal : clause) {
      int latch = Math.abs(literal) - 1;
      if (latch < width) {
        if ((code >> latch & 1) == 1 == literal > 0) {
          return Optional.empty();
        }
      } else if (bits.containsKey(latch)) {
        Bit bit = bits.get(latch);
        masks.merge(bit.variable(), BigInteger.ONE.shiftLeft(bit.position()), BigInteger::or);
        BigInteger excluded = literal > 0 ? BigInteger.ZERO : BigInteger.ONE;
        values.merge(bit.variable(), excluded.shiftLeft(bit.position()), BigInteger::or);
      } else {
        Optional<Predicate> predicate = predicate(loop, literal);
        if (predicate.isEmpty()) {
          return Optional.empty();
        }
        cases.add(predicate.get());
      }
    }
    for (StepRelation.StateVariable v : masks.keySet()) {
      Optional<Variable> named = v.variable().flatMap(variable -> named(loop, variable));
      if (named.isEmpty()) {
        return Optional.empty();
      }
      cases.add(new Predicate.Bits(named.get(), masks.get(v), values.get(v)).negation());
    }
    return Optional.of(new PredicateRow(new Predicate.AnyOf(cases)));
  }

  /** What the literal of one of the system's predicates says; empty if C has no words for it. */
  private Optional<Predicate> predicate(LoopView loop, int literal) {
    int number = Math.abs(literal) - 1 - encoded.system().latches().size();
    if (number < 0) {
      return Optional.empty();
    }
    Term stated = encoded.predicates().get(number);
    Map<FreeSymbol, Variable> names = new LinkedHashMap<>();
    for (FreeSymbol symbol : Traversal.symbols(List.of(stated))) {
      Optional<Variable> name =
          Optional.ofNullable(variables.get(symbol)).flatMap(variable -> named(loop, variable));
      if (name.isEmpty()) {
        return Optional.empty();
      }
      names.put(symbol, name.get());
    }
    return Predicates.of(stated, names)
        .map(PredicateRow::predicate)
        .map(predicate -> literal < 0 ? predicate.negation() : predicate);
  }

  /** Numbers of objects are not the same in all forms, so pointers are left out. */
  private Optional<Variable> named(LoopView loop, SsaVariable variable) {
    boolean sayable =
        switch (variable.kind()) {
          case NUMERIC, BOOL -> variable.type() instanceof IntType;
          case FLOAT, POINTER, ARRAY, BYTES -> false;
        };
    if (!sayable) {
      return Optional.empty();
    }
    Variable.Origin origin =
        variable.isTemporary() ? Variable.Origin.GHOST : Variable.Origin.PROGRAM;
    return Optional.of(registry.named(loop, StateComponent.of(variable), variable.type(), origin));
  }
}
