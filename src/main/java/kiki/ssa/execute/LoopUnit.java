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
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.LoopInfo;
import kiki.ssa.flow.Region;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * A loop in one context, with the copies of its body so far. A copy starts where the one before
 * took the back edge; the exits of all copies are joined, and end in a {@link Suspension} as long
 * as the last back edge can be taken.
 */
final class LoopUnit implements LoopInstance {
  private final Executor executor;
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Region region;
  private final LoopInfo info;
  private final Position position;
  private final Flow entry;
  private final BitSet modified;
  private final LoopLocals locals;
  private final ArbitraryState start;
  private final List<Flow> backFlows = new ArrayList<>();
  private final Map<Integer, Suspension> open = new TreeMap<>();
  private Optional<Flow> back;
  private int counted;

  private LoopUnit(
      Executor executor,
      Region region,
      LoopInfo info,
      Position position,
      Flow entry,
      BitSet modified,
      LoopLocals locals,
      ArbitraryState start) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.region = region;
    this.info = info;
    this.position = position;
    this.entry = entry;
    this.modified = modified;
    this.locals = locals;
    this.start = start;
    this.back = Optional.of(start.head());
  }

  /** The loop before the first copy of its body. */
  static LoopUnit of(
      Executor executor,
      Region region,
      LoopInfo info,
      Position position,
      Flow entry,
      BitSet modified) {
    LoopLocals locals =
        new LoopLocals(executor.encoding().memory(), executor.encoding().frame(), region);
    ArbitraryState start =
        executor.cuts(region)
            ? cut(executor.encoding(), entry, modified, locals)
            : ArbitraryState.none(executor.encoding(), entry);
    return new LoopUnit(executor, region, info, position, entry, modified, locals, start);
  }

  private static ArbitraryState cut(
      ExecutionContext encoding, Flow entry, BitSet modified, LoopLocals locals) {
    Region region = locals.region();
    Term loopSelect = encoding.fresh("select:" + region.location(), Sort.BOOL);
    BitSet phis = new BitSet();
    modified.stream()
        .filter(c -> entry.state().containsKey(c) && locals.survives(c, region.header()))
        .forEach(phis::set);
    Flow kept = locals.stripped(entry, modified, region.header());
    return ArbitraryState.of(encoding, entry, kept, loopSelect, phis, "back");
  }

  Region region() {
    return region;
  }

  /** Makes the first copies; the result are the exits by target. */
  SequencedMap<Integer, Flow> start(int unwindings) {
    List<Map<Integer, Flow>> copies = grow(unwindings);
    SequencedMap<Integer, Flow> exits = new LinkedHashMap<>();
    for (int target : region.exits()) {
      if (isOpen()) {
        open.put(target, suspend(target));
      }
      joined(target, copies).ifPresent(joined -> exits.put(target, joined));
    }
    return exits;
  }

  /** Makes the copies that {@code unwindings} asks for beyond those that exist. */
  void extend(int unwindings) {
    if (!isOpen()) {
      return;
    }
    encoding.enter(locals.frame());
    List<Map<Integer, Flow>> copies = grow(unwindings);
    for (int target : region.exits()) {
      boolean left = copies.stream().anyMatch(c -> c.containsKey(target));
      if (left || !isOpen()) {
        Suspension before = open.remove(target);
        if (isOpen()) {
          open.put(target, suspend(target));
        }
        before.define(encoding, entry.path(), joined(target, copies));
      }
    }
  }

  private List<Map<Integer, Flow>> grow(int unwindings) {
    List<Map<Integer, Flow>> copies = new ArrayList<>();
    boolean free = false;
    while (back.isPresent() && (counted < unwindings || free)) {
      int suspended = executor.suspensions();
      Map<Integer, Flow> exits = copy(back.get());
      free =
          !executor.cuts(region)
              && isOpen()
              && exits.isEmpty()
              && !region.exits().isEmpty()
              && executor.suspensions() == suspended
              && executor.takeFreeCopy();
      if (!free) {
        counted++;
      }
      copies.add(exits);
    }
    if (isOpen()) {
      executor.noteSuspension();
    }
    return copies;
  }

  /** One more copy of the body; the result are its exits. */
  private Map<Integer, Flow> copy(Flow head) {
    Position inside = position.inside(this, backFlows.size() + 1, position.log().inner());
    Map<Integer, Flow> exits = executor.run(region, head, inside);
    back =
        Optional.ofNullable(exits.remove(Region.BACK))
            .map(flow -> locals.stripped(flow, modified, region.header()));
    back.ifPresent(backFlows::add);
    exits.replaceAll((target, flow) -> locals.stripped(flow, modified, target));
    return exits;
  }

  /** What was there at the entry, and locals set in the loop that are read after it. */
  private Suspension suspend(int target) {
    BitSet cells = new BitSet();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      boolean set = locals.isTracked(cell) || locals.isLeft(cell, target);
      cells.set(cell, locals.survives(cell, target) && (set || entry.state().containsKey(cell)));
    }
    if (target == Region.RETURN) {
      locals.frame().result(encoding.memory()).ifPresent(r -> r.addLeaves(cells));
    }
    return Suspension.of(encoding, locals.stripped(entry, modified, target), cells);
  }

  private Optional<Flow> joined(int target, List<Map<Integer, Flow>> copies) {
    Optional<Flow> all = Optional.ofNullable(open.get(target)).map(Suspension::flow);
    for (Map<Integer, Flow> copy : copies.reversed()) {
      all = executor.joins().join(Optional.ofNullable(copy.get(target)), all);
    }
    return all;
  }

  /** Whether another copy can be made. */
  boolean isOpen() {
    return back.isPresent();
  }

  /** What to assume at the current number of copies. */
  List<Term> closed() {
    return open.values().stream().map(s -> s.closed(terms)).toList();
  }

  @Override
  public Term goesOn() {
    return back.map(flow -> flow.path().guard(terms)).orElseGet(terms::falseTerm);
  }

  @Override
  public LoopView loop() {
    return info;
  }

  @Override
  public List<LoopCopy> enclosing() {
    return position.enclosing();
  }

  @Override
  public Term loopSelect() {
    return start.select();
  }

  @Override
  public Point entry() {
    return point(entry);
  }

  @Override
  public Optional<Point> pre() {
    if (!executor.cuts(region)) {
      return Optional.empty();
    }
    return Optional.of(start.pre());
  }

  @Override
  public List<Point> backEdges() {
    return backFlows.stream().map(this::point).toList();
  }

  @Override
  public String version() {
    return encoding.memory().stable().version();
  }

  @Override
  public Map<SsaVariable, Term> unchanged() {
    return start.unchanged(modified);
  }

  private Point point(Flow flow) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      if (flow.state().containsKey(cell) && isPhi(cell)) {
        start.put(values, cell, flow.state().get(cell));
      }
    }
    return new Point(flow.path().guard(terms), values);
  }

  private boolean isPhi(int cell) {
    return entry.state().containsKey(cell) && locals.survives(cell, region.header());
  }
}
