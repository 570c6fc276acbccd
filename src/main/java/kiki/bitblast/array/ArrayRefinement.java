// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.BlastingTuning;
import kiki.bitblast.array.ArrayNode.Choice;
import kiki.bitblast.array.ArrayNode.Equation;
import kiki.bitblast.array.ArrayNode.Free;
import kiki.bitblast.array.ArrayNode.Same;
import kiki.bitblast.array.ArrayNode.Store;
import kiki.bitblast.array.ArrayNode.Uniform;
import kiki.term.value.DefaultValues;
import kiki.term.value.Value;

/**
 * One test of one model. Elements travel from the arrays they are read from to all arrays that have
 * the same element there in this model: below a write to another index, to the chosen one of two,
 * across a true equality, and back. Where two different elements meet, the axioms of the steps they
 * took exclude the model.
 */
final class ArrayRefinement {
  /** An element known at an array, and how it got there. */
  private record Arrival(
      ArrayNode array,
      ArrayRead origin,
      BigInteger at,
      BigInteger element,
      Arrival from,
      Step step) {
    ArrayIndex index() {
      return origin.index();
    }
  }

  /** Why two arrays have the same element at an index. */
  private sealed interface Step {}

  private record PastStore(ArrayIndex written) implements Step {}

  private record Where(int literal) implements Step {}

  private static final int PROGRESS_MASK = (1 << 6) - 1;

  private final ArrayTheory theory;
  private final AigModel model;
  private final Runnable progress;
  private final List<Map<BigInteger, Arrival>> arrived = new ArrayList<>();
  private final ArrayDeque<Arrival> pending = new ArrayDeque<>();
  private final Map<Integer, BigInteger> places = new HashMap<>();
  private boolean violated;
  private boolean learnt;

  ArrayRefinement(ArrayTheory theory, AigModel model, Runnable progress) {
    this.theory = theory;
    this.model = model;
    this.progress = progress;
  }

  Optional<ArrayModel> run() {
    theory.nodes().forEach(_ -> arrived.add(new LinkedHashMap<>()));
    List.copyOf(theory.sources()).forEach(this::start);
    drain();
    if (!violated) {
      spreadUniformElements();
    }
    if (violated && !learnt) {
      throw new IllegalStateException("an array axiom is violated that was added before");
    }
    return violated ? Optional.empty() : Optional.of(values());
  }

  private void start(ArrayRead read) {
    BigInteger at = place(read.index());
    BigInteger element = model.number(read.element());
    pending.add(new Arrival(read.array(), read, at, element, null, null));
  }

  private BigInteger place(ArrayIndex index) {
    return places.computeIfAbsent(index.id(), _ -> model.number(index.bits()));
  }

  private void drain() {
    int steps = 0;
    while (!pending.isEmpty()) {
      if ((++steps & PROGRESS_MASK) == 0) {
        progress.run();
      }
      Arrival next = pending.remove();
      Arrival known = arrived.get(next.array().id()).putIfAbsent(next.at(), next);
      if (known == null) {
        meetUniform(next);
        spread(next);
      } else if (!known.element().equals(next.element())) {
        learn(next);
        learn(known);
        learn(theory.sameIndex(known.index(), next.index()), known, next);
        compareWithOthers(next);
      }
    }
  }

  /**
   * What just clashed with one element of a free array is likely to clash with the others next:
   * compares it with a few of them now, which saves as many models.
   */
  private void compareWithOthers(Arrival arrival) {
    if (!(arrival.array().shape() instanceof Free)) {
      return;
    }
    int compared = 0;
    for (Arrival other : arrived.get(arrival.array().id()).values()) {
      if (other.from() == null
          && other.index() != arrival.index()
          && compared++ < BlastingTuning.COMPARED_ELEMENTS) {
        learn(theory.sameIndex(other.index(), arrival.index()), other, arrival);
      }
    }
  }

  private void meetUniform(Arrival arrival) {
    if (arrival.array().shape() instanceof Uniform uniform
        && !model.number(uniform.element()).equals(arrival.element())) {
      learn(arrival);
      violated = true;
    }
  }

  /** Adds the axioms of the steps an element took. */
  private void learn(Arrival arrival) {
    for (Arrival a = arrival; a.from() != null; a = a.from()) {
      int condition =
          switch (a.step()) {
            case PastStore store -> Aig.not(theory.sameIndex(store.written(), a.index()));
            case Where where -> where.literal();
          };
      learn(condition, a.from(), a);
    }
  }

  private void learn(int condition, Arrival a, Arrival b) {
    violated = true;
    learnt |=
        theory.addLemma(
            condition, theory.read(a.array(), a.index()), theory.read(b.array(), b.index()));
  }

  private void spread(Arrival arrival) {
    ArrayNode array = arrival.array();
    switch (array.shape()) {
      case Free _ -> {}
      case Uniform _ -> {}
      case Store store -> pastStore(arrival, store, store.base());
      case Same same -> move(arrival, same.original(), new Where(Aig.TRUE));
      case Choice choice -> move(arrival, chosen(choice), where(choice));
    }
    if (!theory.hasEquations()) {
      return;
    }
    for (Equation equation : array.equations()) {
      if (model.holds(equation.literal())) {
        move(arrival, equation.other(), new Where(equation.literal()));
      }
    }
    for (ArrayNode user : array.users()) {
      switch (user.shape()) {
        case Store store -> pastStore(arrival, store, user);
        case Same _ -> move(arrival, user, new Where(Aig.TRUE));
        case Choice choice -> {
          if (chosen(choice) == array) {
            move(arrival, user, where(choice));
          }
        }
        case Free _ -> {}
        case Uniform _ -> {}
      }
    }
  }

  private ArrayNode chosen(Choice choice) {
    return model.holds(choice.condition()) ? choice.yes() : choice.no();
  }

  private Where where(Choice choice) {
    int condition = choice.condition();
    return new Where(model.holds(condition) ? condition : Aig.not(condition));
  }

  private void pastStore(Arrival arrival, Store store, ArrayNode target) {
    if (!place(store.index()).equals(arrival.at())) {
      move(arrival, target, new PastStore(store.index()));
    }
  }

  private void move(Arrival arrival, ArrayNode target, Step step) {
    pending.add(
        new Arrival(target, arrival.origin(), arrival.at(), arrival.element(), arrival, step));
  }

  /**
   * Two uniform arrays with different elements that true equalities connect must differ at an index
   * no read has shown yet: reads them at one such index and at all that were met.
   */
  private void spreadUniformElements() {
    for (List<ArrayNode> connected : connectedArrays()) {
      List<ArrayNode> uniform =
          connected.stream().filter(array -> array.shape() instanceof Uniform).toList();
      long elements = uniform.stream().map(this::uniformElement).distinct().count();
      if (elements > 1) {
        List<BigInteger> places = places(connected);
        for (ArrayNode array : uniform) {
          int width = array.sort().index().width();
          for (BigInteger place : places) {
            start(theory.read(array, theory.constantIndex(width, place)));
          }
        }
      }
    }
    drain();
  }

  private BigInteger uniformElement(ArrayNode array) {
    return model.number(((Uniform) array.shape()).element());
  }

  /** All index values met at some arrays, and one that was not, if there is any. */
  private List<BigInteger> places(List<ArrayNode> arrays) {
    Map<BigInteger, Boolean> met = new LinkedHashMap<>();
    for (ArrayNode array : arrays) {
      arrived.get(array.id()).keySet().forEach(place -> met.put(place, true));
    }
    List<BigInteger> places = new ArrayList<>(met.keySet());
    BigInteger unmet = BigInteger.ZERO;
    while (met.containsKey(unmet)) {
      unmet = unmet.add(BigInteger.ONE);
    }
    if (unmet.bitLength() <= arrays.getFirst().sort().index().width()) {
      places.add(unmet);
    }
    return places;
  }

  /** The arrays that are equal in this model but for finitely many indices. */
  private List<List<ArrayNode>> connectedArrays() {
    int[] leader = new int[theory.nodes().size()];
    for (int i = 0; i < leader.length; i++) {
      leader[i] = i;
    }
    for (ArrayNode array : theory.nodes()) {
      switch (array.shape()) {
        case Free _ -> {}
        case Uniform _ -> {}
        case Store store -> union(leader, array, store.base());
        case Same same -> union(leader, array, same.original());
        case Choice choice -> union(leader, array, chosen(choice));
      }
      for (Equation equation : array.equations()) {
        if (model.holds(equation.literal())) {
          union(leader, array, equation.other());
        }
      }
    }
    Map<Integer, List<ArrayNode>> classes = new LinkedHashMap<>();
    for (ArrayNode array : theory.nodes()) {
      classes.computeIfAbsent(find(leader, array.id()), _ -> new ArrayList<>()).add(array);
    }
    return List.copyOf(classes.values());
  }

  private static void union(int[] leader, ArrayNode a, ArrayNode b) {
    leader[find(leader, a.id())] = find(leader, b.id());
  }

  private static int find(int[] leader, int id) {
    int root = id;
    while (leader[root] != root) {
      leader[root] = leader[leader[root]];
      root = leader[root];
    }
    return root;
  }

  private ArrayModel values() {
    Map<ArrayNode, Value.Array> values = new HashMap<>();
    for (List<ArrayNode> connected : connectedArrays()) {
      Value otherwise = otherwise(connected);
      for (ArrayNode array : connected) {
        if (array.shape() instanceof Free) {
          values.put(array, value(array, otherwise));
        }
      }
    }
    return new ArrayModel(theory, model, values);
  }

  private Value otherwise(List<ArrayNode> connected) {
    for (ArrayNode array : connected) {
      if (array.shape() instanceof Uniform uniform) {
        return model.value(array.sort().element(), uniform.element());
      }
    }
    return DefaultValues.defaultOf(connected.getFirst().sort().element());
  }

  private Value.Array value(ArrayNode array, Value otherwise) {
    Map<BigInteger, Value> elements = new HashMap<>();
    arrived
        .get(array.id())
        .forEach(
            (at, arrival) ->
                elements.put(at, model.value(array.sort().element(), arrival.origin().element())));
    return new Value.Array(array.sort(), otherwise, elements);
  }
}
