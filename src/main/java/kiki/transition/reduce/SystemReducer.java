// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.GraphCopy;
import kiki.transition.system.Latch;
import kiki.transition.system.StatePredicate;
import kiki.transition.system.TransitionSystem;

/**
 * Makes a system smaller: what is irrelevant goes first, because looking for latches that are
 * constant or equal takes time for each, and once more when these are gone.
 */
public final class SystemReducer {
  private final TransitionSystem system;

  public SystemReducer(TransitionSystem system) {
    this.system = system;
  }

  /** Stops looking for equal latches when asked to; what was found by then is used. */
  public ReducedSystem reduce(BooleanSupplier stop) {
    ReducedSystem relevant = cone(system, Classes.identity(system.latches().size()));
    return new SystemReducer(relevant.system()).merge(stop).in(relevant);
  }

  private ReducedSystem merge(BooleanSupplier stop) {
    Classes classes = new LatchCorrespondence(system, stop).find();
    Aig merged = new Aig();
    GraphCopy copy = new GraphCopy(system.graph(), merged);
    new Substitution(system, classes).apply(copy, merged);
    boolean[] all = new boolean[system.graph().size()];
    Arrays.fill(all, true);
    copy.copy(all);
    return cone(copied(copy, merged, classes), classes);
  }

  /** The system over the new graph, with all latches; those merged are no inputs of it. */
  private TransitionSystem copied(GraphCopy copy, Aig graph, Classes classes) {
    List<Latch> latches = new ArrayList<>();
    for (int i = 0; i < system.latches().size(); i++) {
      Latch latch = system.latches().get(i);
      int next = classes.isMerged(i) ? Aig.FALSE : copy.get(latch.next());
      latches.add(new Latch(copy.get(latch.literal()), next, latch.reset()));
    }
    return new TransitionSystem(
        graph,
        system.inputs().stream().map(copy::get).toList(),
        latches,
        copy.get(system.constraints()),
        copy.get(system.bads()),
        predicates(system.predicates(), copy));
  }

  private static List<StatePredicate> predicates(List<StatePredicate> all, GraphCopy copy) {
    return all.stream()
        .map(p -> new StatePredicate(copy.get(p.literal()), copy.get(p.next())))
        .toList();
  }

  private ReducedSystem cone(TransitionSystem merged, Classes classes) {
    Aig graph = merged.graph();
    int[] latchOf = new int[graph.size()];
    Arrays.fill(latchOf, -1);
    for (int i = 0; i < merged.latches().size(); i++) {
      if (!classes.isMerged(i)) {
        latchOf[Aig.node(merged.latches().get(i).literal())] = i;
      }
    }
    boolean[] relevant = new boolean[merged.latches().size()];
    boolean[] marks = new boolean[graph.size()];
    Deque<Integer> open = new ArrayDeque<>();
    Arrays.stream(merged.constraints()).forEach(c -> open.push(Aig.node(c)));
    Arrays.stream(merged.bads()).forEach(b -> open.push(Aig.node(b)));
    mark(merged, open, marks, latchOf, relevant);
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < merged.predicates().size(); i++) {
      StatePredicate predicate = merged.predicates().get(i);
      boolean isConstant = Aig.node(predicate.literal()) == 0;
      if (!isConstant && isAbout(merged.cone(predicate.literal()), latchOf, relevant)) {
        kept.add(i);
        open.push(Aig.node(predicate.literal()));
        open.push(Aig.node(predicate.next()));
      }
    }
    mark(merged, open, marks, latchOf, relevant);
    return extract(merged, relevant, marks, kept, classes);
  }

  /** Whether literals depend on relevant latches only. */
  private static boolean isAbout(boolean[] cone, int[] latchOf, boolean[] relevant) {
    for (int node = 1; node < cone.length; node++) {
      if (cone[node] && latchOf[node] >= 0 && !relevant[latchOf[node]]) {
        return false;
      }
    }
    return true;
  }

  /** Marks what open nodes depend on, in any number of steps. */
  private static void mark(
      TransitionSystem merged,
      Deque<Integer> open,
      boolean[] marks,
      int[] latchOf,
      boolean[] relevant) {
    Aig graph = merged.graph();
    while (!open.isEmpty()) {
      int node = open.pop();
      if (!marks[node]) {
        marks[node] = true;
        for (int i = 0; i < graph.operands(node); i++) {
          open.push(Aig.node(graph.operand(node, i)));
        }
        if (latchOf[node] >= 0) {
          relevant[latchOf[node]] = true;
          open.push(Aig.node(merged.latches().get(latchOf[node]).next()));
        }
      }
    }
  }

  private ReducedSystem extract(
      TransitionSystem merged,
      boolean[] relevant,
      boolean[] marks,
      List<Integer> predicates,
      Classes classes) {
    Aig graph = new Aig();
    GraphCopy copy = new GraphCopy(merged.graph(), graph);
    List<Integer> inputs = new ArrayList<>();
    List<Integer> oldInputs = new ArrayList<>();
    for (int i = 0; i < merged.inputs().size(); i++) {
      int literal = merged.inputs().get(i);
      if (marks[Aig.node(literal)]) {
        copy.map(literal, graph.input());
        inputs.add(copy.get(literal));
        oldInputs.add(i);
      }
    }
    List<Integer> oldLatches = new ArrayList<>();
    for (int i = 0; i < relevant.length; i++) {
      if (relevant[i]) {
        copy.map(merged.latches().get(i).literal(), graph.input());
        oldLatches.add(i);
      }
    }
    copy.copy(marks);
    List<Latch> latches = new ArrayList<>();
    for (int old : oldLatches) {
      Latch latch = merged.latches().get(old);
      latches.add(new Latch(copy.get(latch.literal()), copy.get(latch.next()), latch.reset()));
    }
    TransitionSystem reduced =
        new TransitionSystem(
            graph,
            inputs,
            latches,
            copy.get(merged.constraints()),
            copy.get(merged.bads()),
            predicates(predicates.stream().map(merged.predicates()::get).toList(), copy));
    return new ReducedSystem(
        system,
        reduced,
        oldInputs.stream().mapToInt(Integer::intValue).toArray(),
        oldLatches.stream().mapToInt(Integer::intValue).toArray(),
        predicates.stream().mapToInt(Integer::intValue).toArray(),
        classes.clauses());
  }
}
