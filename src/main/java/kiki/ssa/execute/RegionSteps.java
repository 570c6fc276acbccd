// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import kiki.pointer.MemoryObject;
import kiki.program.ControlFlow;
import kiki.program.Instruction;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.flow.LoopInfo;
import kiki.ssa.flow.Region;
import kiki.ssa.object.Activation;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Terms;

/** Executes regions: blocks in order, joining the paths that meet, and loops as units. */
final class RegionSteps {
  private final Executor executor;
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Joins joins;
  private final InstructionSteps steps;
  private final Optional<ControlPoints> points;

  RegionSteps(Executor executor, InstructionSteps steps) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.joins = executor.joins();
    this.steps = steps;
    this.points = executor.points();
  }

  /**
   * Executes a region once. The result are the executions that leave it by target; {@link
   * Region#BACK} is the back edge.
   */
  SequencedMap<Integer, Flow> run(Region region, Flow entry, Position position) {
    Deliveries deliveries = new Deliveries(region);
    deliveries.pending.put(region.header(), entry);
    Activation frame = encoding.frame();
    for (Region.Item item : region.items()) {
      executor.goOn();
      encoding.enter(frame);
      switch (item) {
        case Region.Item.Straight(ControlFlow.Block block) -> {
          Optional<Flow> flow = deliveries.take(block.index());
          if (flow.isPresent()) {
            Flow entered = enter(region, block, flow.get(), deliveries);
            block(region, block, entered, position, deliveries);
          }
        }
        case Region.Item.Inner(Region loop) -> {
          Optional<Flow> flow = deliveries.take(loop.header());
          if (flow.isPresent()) {
            List<Flow> edges = deliveries.edges(loop.header());
            loop(loop, flow.get(), edges, position).forEach(deliveries::deliver);
          }
        }
      }
    }
    return deliveries.exits;
  }

  /** Where executions go that leave a block. */
  private final class Deliveries {
    private final Region region;
    private final Map<Integer, Flow> pending = new HashMap<>();
    private final Map<Integer, List<Flow>> edges = new HashMap<>();
    private final SequencedMap<Integer, Flow> exits = new TreeMap<>();

    Deliveries(Region region) {
      this.region = region;
    }

    void deliver(int target, Flow flow) {
      if (region.isLoop() && target == region.header()) {
        add(exits, Region.BACK, flow);
      } else if (target >= 0 && region.contains(target)) {
        if (points.isPresent()) {
          edges.computeIfAbsent(target, _ -> new ArrayList<>()).add(flow);
        }
        add(pending, target, flow);
      } else {
        add(exits, target, flow);
      }
    }

    private void add(Map<Integer, Flow> flows, int target, Flow flow) {
      joins
          .join(Optional.of(flow), Optional.ofNullable(flows.remove(target)))
          .ifPresent(joined -> flows.put(target, joined));
    }

    /** The executions that go to a block; they are on their way no more. */
    Optional<Flow> take(int target) {
      return Optional.ofNullable(pending.remove(target));
    }

    /** The executions that go to a block, edge by edge; none where the region is entered. */
    List<Flow> edges(int target) {
      return edges.getOrDefault(target, List.of());
    }
  }

  /** The executions in a block, which may start there. */
  private Flow enter(Region region, ControlFlow.Block block, Flow flow, Deliveries deliveries) {
    return points.isEmpty() || block.index() == region.header()
        ? flow
        : points.get().block(block, flow, deliveries.edges(block.index()));
  }

  private Map<Integer, Flow> loop(Region loop, Flow entry, List<Flow> edges, Position position) {
    if (points.isPresent()) {
      return points.get().loop(executor, loop, entry, edges, position);
    }
    FunctionEffects.Effect effect = executor.effects().of(loop);
    List<MemoryObject.Allocated> summarized = summarized(loop, effect);
    summarized.forEach(encoding.memory()::summary);
    BitSet changed = executor.modified().cells(effect);
    LoopInfo info = executor.info(loop);
    Position inside = position.with(position.log().inner());
    LoopUnit unit = LoopUnit.of(executor, loop, info, inside, entry, changed);
    executor.add(unit);
    if (summarized.stream().anyMatch(s -> s.site().lifetime() == Instruction.Lifetime.HEAP)) {
      encoding.memory().summarizeWhere(unit.loopSelect());
    }
    info.add(unit);
    return unit.start(executor.unwindings());
  }

  /** The sites whose objects of earlier iterations are neither represented nor in pools. */
  private List<MemoryObject.Allocated> summarized(Region loop, FunctionEffects.Effect effect) {
    if (!executor.cuts(loop)) {
      return List.of();
    }
    effect.allocated().forEach(encoding.plan()::repeat);
    return effect.allocated().stream().filter(s -> !encoding.plan().isPooled(s)).toList();
  }

  private void block(
      Region region,
      ControlFlow.Block block,
      Flow entry,
      Position position,
      Deliveries deliveries) {
    List<Instruction> body = region.graph().body();
    Instruction last = body.get(block.end() - 1);
    boolean jumps = last instanceof Instruction.Goto || last instanceof Instruction.Return;
    int end = jumps ? block.end() - 1 : block.end();
    steps
        .run(body.subList(block.first(), end), entry, position)
        .ifPresent(flow -> leave(block, last, flow, position, deliveries));
  }

  private void leave(
      ControlFlow.Block block,
      Instruction last,
      Flow flow,
      Position position,
      Deliveries deliveries) {
    switch (last) {
      case Instruction.Return r ->
          deliveries.deliver(Region.RETURN, steps.returned(r, flow, position));
      case Instruction.Goto g -> branch(block, g, flow, deliveries);
      case Instruction other -> deliveries.deliver(block.successors().getFirst(), flow);
    }
  }

  private void branch(
      ControlFlow.Block block, Instruction.Goto jump, Flow flow, Deliveries deliveries) {
    int target = block.successors().getFirst();
    if (jump.isUnconditional() || block.successors().size() == 1) {
      deliveries.deliver(target, flow);
      return;
    }
    InstructionSteps.Condition condition = steps.condition(jump.condition(), flow);
    flow.path()
        .and(terms, condition.term())
        .ifPresent(taken -> deliveries.deliver(target, new Flow(taken, condition.state())));
    int next = block.successors().get(1);
    flow.path()
        .and(terms, terms.not(condition.term()))
        .ifPresent(other -> deliveries.deliver(next, new Flow(other, condition.state())));
  }
}
