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
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.LoopInfo;
import kiki.ssa.flow.Region;
import kiki.ssa.form.Enclosing;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Activation;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
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
  private final Activation frame;
  private final Position position;
  private final Flow entry;
  private final BitSet modified;
  private final Term loopSelect;
  private final Map<Integer, Term> loopBack = new LinkedHashMap<>();
  private final List<Flow> backFlows = new ArrayList<>();
  private final Map<Integer, Suspension> open = new TreeMap<>();
  private Flow back;
  private int counted;

  private LoopUnit(
      Executor executor,
      Region region,
      LoopInfo info,
      Position position,
      Flow entry,
      BitSet modified,
      Term loopSelect) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.region = region;
    this.info = info;
    this.frame = encoding.frame();
    this.position = position;
    this.entry = entry;
    this.modified = modified;
    this.loopSelect = loopSelect;
  }

  /** The loop before the first copy of its body. */
  static LoopUnit of(
      Executor executor,
      Region region,
      LoopInfo info,
      Position position,
      Flow entry,
      BitSet modified) {
    ExecutionContext encoding = executor.encoding();
    Term loopSelect =
        executor.cuts(region)
            ? encoding.fresh("select:" + region.location(), Sort.BOOL)
            : encoding.terms().falseTerm();
    LoopUnit unit = new LoopUnit(executor, region, info, position, entry, modified, loopSelect);
    unit.back = unit.head();
    return unit;
  }

  Region region() {
    return region;
  }

  /** The state at the head: phi nodes choose between the entry and the loop-back symbols. */
  private Flow head() {
    if (!executor.cuts(region)) {
      return entry;
    }
    IntMap<Term> state = entry.state();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      Term initial = entry.state().get(cell);
      if (initial != null && !survives(cell, region.header())) {
        state = state.without(cell);
      } else if (initial != null) {
        Term symbol = encoding.freshBounded("back", encoding.memory().cell(cell));
        loopBack.put(cell, symbol);
        state = state.with(cell, terms.ite(loopSelect, symbol, initial));
      }
    }
    encoding.indices().boundAt(loopSelect, entry.state(), loopBack, state);
    return new Flow(entry.path(), state);
  }

  /** Makes the first copies; the result are the exits by target. */
  SequencedMap<Integer, Flow> start(int unwindings) {
    List<Map<Integer, Flow>> copies = grow(unwindings);
    SequencedMap<Integer, Flow> exits = new LinkedHashMap<>();
    for (int target : region.exits()) {
      if (back != null) {
        open.put(target, suspend(target));
      }
      Flow joined = joined(target, copies);
      if (joined != null) {
        exits.put(target, joined);
      }
    }
    return exits;
  }

  /** Makes the copies that {@code unwindings} asks for beyond those that exist. */
  void extend(int unwindings) {
    if (back == null) {
      return;
    }
    encoding.enter(frame);
    List<Map<Integer, Flow>> copies = grow(unwindings);
    for (int target : region.exits()) {
      boolean left = copies.stream().anyMatch(c -> c.containsKey(target));
      if (left || back == null) {
        Suspension before = open.remove(target);
        if (back != null) {
          open.put(target, suspend(target));
        }
        before.define(encoding, entry.path(), joined(target, copies));
      }
    }
  }

  private List<Map<Integer, Flow>> grow(int unwindings) {
    List<Map<Integer, Flow>> copies = new ArrayList<>();
    boolean free = false;
    while (back != null && (counted < unwindings || free)) {
      int suspended = executor.suspensions();
      Map<Integer, Flow> exits = copy();
      free =
          !executor.cuts(region)
              && back != null
              && exits.isEmpty()
              && !region.exits().isEmpty()
              && executor.suspensions() == suspended
              && executor.takeFreeCopy();
      if (!free) {
        counted++;
      }
      copies.add(exits);
    }
    if (back != null) {
      executor.noteSuspension();
    }
    return copies;
  }

  /** One more copy of the body; the result are its exits. */
  private Map<Integer, Flow> copy() {
    Position inside = position.inside(this, backFlows.size() + 1, position.log().inner());
    Map<Integer, Flow> exits = executor.run(region, back, inside);
    back = exits.remove(Region.BACK);
    if (back != null) {
      back = stripped(back, region.header());
      backFlows.add(back);
    }
    exits.replaceAll((target, flow) -> stripped(flow, target));
    return exits;
  }

  /** Without the locals that are not read after going to {@code target}. */
  private Flow stripped(Flow flow, int target) {
    IntMap<Term> state = flow.state();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      if (!survives(cell, target)) {
        state = state.without(cell);
      }
    }
    return new Flow(flow.path(), state);
  }

  /** Whether a cell may be read after going to {@code target}. */
  private boolean survives(int cell, int target) {
    Symbol local = local(cell);
    return local == null
        || (target == Region.RETURN
            ? !region.graph().liveness().isTracked(local)
            : region.graph().liveness().isLive(local, target));
  }

  /** The variable of this activation that the cell belongs to, or null. */
  private Symbol local(int cell) {
    ObjectInstance object = encoding.memory().cell(cell).object();
    return object.site() instanceof MemoryObject.Named(Symbol s) && frame.existing(s) == object
        ? s
        : null;
  }

  /** What was there at the entry, and locals set in the loop that are read after it. */
  private Suspension suspend(int target) {
    BitSet cells = new BitSet();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      Symbol local = local(cell);
      boolean set = local != null && region.graph().liveness().isTracked(local);
      cells.set(cell, survives(cell, target) && (set || entry.state().get(cell) != null));
    }
    ObjectInstance result = target == Region.RETURN ? frame.result(encoding.memory()) : null;
    for (int i = 0; result != null && i < result.shape().size(); i++) {
      cells.set(result.cell(i));
    }
    return Suspension.of(encoding, stripped(entry, target), cells);
  }

  private Flow joined(int target, List<Map<Integer, Flow>> copies) {
    Flow all = open.containsKey(target) ? open.get(target).flow() : null;
    for (Map<Integer, Flow> copy : copies.reversed()) {
      all = executor.joins().join(copy.get(target), all);
    }
    return all;
  }

  /** Whether another copy can be made. */
  boolean isOpen() {
    return back != null;
  }

  /** What to assume at the current number of copies. */
  List<Term> closed() {
    return open.values().stream().map(s -> s.closed(terms)).toList();
  }

  @Override
  public Term goesOn() {
    return back == null ? terms.falseTerm() : back.path().guard(terms);
  }

  @Override
  public LoopView loop() {
    return info;
  }

  @Override
  public List<Enclosing> enclosing() {
    return position.enclosing();
  }

  @Override
  public Term loopSelect() {
    return loopSelect;
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
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    loopBack.forEach((cell, symbol) -> put(values, cell, symbol));
    Term guard = terms.and(entry.path().guard(terms), loopSelect);
    return Optional.of(new Point(guard, values));
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
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    entry
        .state()
        .forEach(
            (cell, value) -> {
              if (!modified.get(cell)) {
                put(values, cell, value);
              }
            });
    return values;
  }

  private Point point(Flow flow) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int cell = modified.nextSetBit(0); cell >= 0; cell = modified.nextSetBit(cell + 1)) {
      Term value = flow.state().get(cell);
      if (value != null && isPhi(cell)) {
        put(values, cell, value);
      }
    }
    return new Point(flow.path().guard(terms), values);
  }

  private boolean isPhi(int cell) {
    return entry.state().get(cell) != null && survives(cell, region.header());
  }

  private void put(Map<SsaVariable, Term> values, int cell, Term value) {
    encoding.variable(cell).ifPresent(variable -> values.put(variable, value));
  }
}
