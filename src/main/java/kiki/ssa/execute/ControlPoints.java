// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import kiki.program.ControlFlow;
import kiki.program.Instruction;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.flow.Region;
import kiki.ssa.form.ControlPoint;
import kiki.ssa.form.StepRelation;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.Location;

/**
 * Cuts executions into steps: where one arrives at a control point, another starts, of which only
 * the state is known. So every block is executed once, whatever leads to it, and each term is over
 * the state in which its step started. The paths of all steps have one root, below which they
 * differ in where they start; a join of steps that started elsewhere asks for that.
 */
final class ControlPoints {
  private record Reached(ControlPoint point, List<Flow> edges, BitSet live) {}

  private final ExecutionContext encoding;
  private final Terms terms;
  private final StepRelation.Grain grain;
  private final Path root;
  private final List<ControlPoint> points = new ArrayList<>();
  private final List<Reached> reached = new ArrayList<>();
  private final Map<Integer, Term> symbols = new LinkedHashMap<>();

  private ControlPoints(ExecutionContext encoding, StepRelation.Grain grain, Path root) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.grain = grain;
    this.root = root;
  }

  static ControlPoints of(ExecutionContext encoding, StepRelation.Grain grain) {
    return new ControlPoints(encoding, grain, Path.start(encoding.terms()));
  }

  /** The path of steps from the start of the program. */
  Path start() {
    return root.andFresh(point("", Location.NONE, Optional.empty(), List.of()).at());
  }

  private ControlPoint point(
      String function,
      Location location,
      Optional<Integer> loop,
      List<Instruction.Call> callStack) {
    Term at = encoding.fresh("at:" + points.size(), Sort.BOOL);
    ControlPoint made = new ControlPoint(at, function, location, loop, callStack);
    points.add(made);
    return made;
  }

  private ControlPoint point(Location location, Optional<Integer> loop) {
    Activation frame = encoding.frame();
    return point(frame.graph().name(), location, loop, frame.callStack());
  }

  /** The executions in a block that has several, or another, predecessor. */
  Flow block(ControlFlow.Block block, Flow joined, List<Flow> edges) {
    return switch (grain) {
      case LOOPS -> joined;
      case BLOCKS -> {
        List<Instruction> body = encoding.frame().graph().body();
        Location location =
            body.subList(block.first(), block.end()).stream()
                .map(Instruction::location)
                .filter(at -> at.line() > 0)
                .findFirst()
                .orElse(Location.NONE);
        ControlPoint point = point(location, Optional.empty());
        yield cut(point, block.index(), joined, edges, new BitSet());
      }
    };
  }

  /** The executions that leave a loop by target. */
  SequencedMap<Integer, Flow> loop(
      Executor executor, Region loop, Flow joined, List<Flow> edges, Position position) {
    FunctionEffects.Effect effect = executor.effects().of(loop);
    if (!effect.allocated().isEmpty()) {
      executor.unsupported(
          "memory that is allocated in a loop", loop.location(), joined.path(), position);
      return new TreeMap<>();
    }
    ControlPoint point = point(loop.location(), Optional.of(loop.number()));
    List<Flow> arriving = new ArrayList<>(edges.isEmpty() ? List.of(joined) : edges);
    BitSet changed = executor.modified().cells(effect);
    Flow head = cut(point, loop.header(), joined, arriving, changed);
    SequencedMap<Integer, Flow> exits = executor.run(loop, head, position);
    Optional.ofNullable(exits.remove(Region.BACK)).ifPresent(arriving::add);
    return exits;
  }

  /**
   * Ends steps at a point, and starts others there.
   *
   * @param joined all executions that arrive for the first time
   * @param changed cells that may be different when executions arrive again; others whose value is
   *     a constant need no place in the state
   */
  private Flow cut(ControlPoint point, int block, Flow joined, List<Flow> edges, BitSet changed) {
    LoopLocals live =
        new LoopLocals(encoding.memory(), encoding.frame(), encoding.frame().graph().root());
    BitSet kept = new BitSet();
    Map<Integer, Term> values = new LinkedHashMap<>();
    joined
        .state()
        .forEach(
            (cell, value) -> {
              if (live.survives(cell, block)) {
                kept.set(cell, changed.get(cell) || !(value instanceof Constant));
                values.put(cell, kept.get(cell) ? symbol(cell) : value);
              }
            });
    IntMap<Term> state = IntMap.empty();
    for (Map.Entry<Integer, Term> e : values.entrySet()) {
      state = state.with(e.getKey(), e.getValue());
    }
    reached.add(new Reached(point, edges, kept));
    return new Flow(root.andFresh(point.at()), state);
  }

  /** What a cell is before the step; initially zero, which pointers may be, too. */
  private Term symbol(int cell) {
    return symbols.computeIfAbsent(
        cell, c -> encoding.freshBounded("state", encoding.memory().cell(c)));
  }

  List<ControlPoint> points() {
    return points;
  }

  /** The state, by cell. */
  Map<Integer, StepRelation.StateVariable> state() {
    Map<Integer, StepRelation.StateVariable> state = new TreeMap<>();
    Map<String, Integer> uses = new LinkedHashMap<>();
    for (int cell : new TreeSet<>(symbols.keySet())) {
      String name = name(cell);
      int use = uses.merge(name, 1, Integer::sum);
      state.put(
          cell,
          new StepRelation.StateVariable(
              use == 1 ? name : name + "#" + use, encoding.variable(cell), symbols.get(cell)));
    }
    return state;
  }

  private String name(int cell) {
    return switch (encoding.memory().cell(cell)) {
      case Cell.Value v -> v.object().name() + v.leaf().text();
      case Cell.Alive a -> "alive(" + a.object().name() + ")";
      case Cell.Count c -> "count(" + c.object().name() + ")";
      case Cell.Referrer r -> "referrer(" + r.object().name() + ")";
    };
  }

  List<StepRelation.Arrival> arrivals(Map<Integer, StepRelation.StateVariable> state) {
    List<StepRelation.Arrival> arrivals = new ArrayList<>();
    for (Reached r : reached) {
      for (Flow flow : r.edges()) {
        Map<StepRelation.StateVariable, Term> values = new LinkedHashMap<>();
        r.live().stream().forEach(cell -> values.put(state.get(cell), value(cell, flow)));
        arrivals.add(new StepRelation.Arrival(r.point(), flow.path().guard(terms), values));
      }
    }
    return arrivals;
  }

  private Term value(int cell, Flow flow) {
    return flow.state().containsKey(cell)
        ? flow.state().get(cell)
        : encoding.fresh("unset", encoding.memory().cell(cell));
  }
}
