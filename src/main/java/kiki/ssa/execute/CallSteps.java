// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.Path;
import kiki.ssa.flow.Region;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Designator;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Pointers;
import kiki.ssa.object.Store;
import kiki.ssa.value.Translator;
import kiki.term.Term;
import kiki.term.Terms;

/** Executes calls in place, and ends the lifetime of locals. */
final class CallSteps {
  private final Executor executor;
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Translator translator;

  CallSteps(Executor executor, Translator translator) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.translator = translator;
  }

  /** The executions after the call; empty if none returns. */
  Optional<Flow> call(Instruction.Call call, Flow flow, Position position) {
    Store store = new Store(encoding, flow);
    List<Term[]> arguments = new ArrayList<>();
    call.arguments().forEach(a -> arguments.add(translator.value(store, a)));
    Optional<Symbol> direct = Exprs.calledFunction(call.function());
    if (direct.isPresent()) {
      return call(call, direct.get(), arguments, new Flow(flow.path(), store.state()), position);
    }
    return callThroughPointer(call, arguments, new Flow(flow.path(), store.state()), position);
  }

  private Optional<Flow> callThroughPointer(
      Instruction.Call call, List<Term[]> arguments, Flow flow, Position position) {
    Store store = new Store(encoding, flow);
    Term pointer = translator.scalar(store, call.function());
    Optional<Flow> after = Optional.empty();
    Optional<Path> rest = Optional.of(flow.path());
    for (PointerTargets.Target t : encoding.candidates().objects(pointer)) {
      if (t.object().site() instanceof MemoryObject.Named(Symbol s) && s.isFunction()) {
        Optional<Flow> returned =
            flow.path()
                .and(terms, t.condition())
                .map(chosen -> new Flow(chosen, store.state()))
                .flatMap(into -> call(call, s, arguments, into, position));
        after = executor.joins().join(returned, after);
        rest = rest.flatMap(r -> r.and(terms, terms.not(t.condition())));
      }
    }
    String reason = "a call through a pointer to no function";
    rest.ifPresent(path -> executor.unsupported(reason, call.location(), path, position));
    return after;
  }

  private Optional<Flow> call(
      Instruction.Call call,
      Symbol function,
      List<Term[]> arguments,
      Flow flow,
      Position position) {
    Optional<FunctionGraph> graph = executor.graph(function);
    return graph.isPresent()
        ? call(call, graph.get(), arguments, flow, position)
        : Optional.of(executor.external(call, flow, position));
  }

  private Optional<Flow> call(
      Instruction.Call call,
      FunctionGraph graph,
      List<Term[]> arguments,
      Flow flow,
      Position position) {
    Activation caller = encoding.frame();
    Activation callee = caller.callee(call, graph, flow.path());
    Flow entered = bind(callee, arguments, flow, call, position);
    Optional<RecursionViews> views = executor.summarized(graph, position);
    Optional<Flow> returned;
    if (executor.modules().isClosed(caller, call, graph)) {
      returned = Optional.of(executor.modules().call(call, caller, callee, entered, position));
    } else if (views.isPresent()) {
      returned = summarized(call, callee, views.get(), entered, position);
    } else if (callee.countedBelow() < executor.unwindings() && !executor.isExhausted()) {
      returned = body(callee, entered, position);
    } else {
      returned = cut(call, callee, flow, entered, position);
    }
    encoding.enter(caller);
    return returned.map(r -> takeResult(call, callee, r));
  }

  /**
   * Calls inside of an activation return what is known of all; others are activations to look at.
   */
  private Optional<Flow> summarized(
      Instruction.Call call,
      Activation callee,
      RecursionViews views,
      Flow entered,
      Position position) {
    BitSet changed = executor.modified().cells(executor.effects().of(callee.graph()));
    Optional<RecursionUnit> around = position.recursion(callee.graph());
    if (around.isEmpty()) {
      RecursionUnit unit = RecursionUnit.of(executor, callee, position, entered, changed);
      views.add(unit);
      return unit.leave(body(callee, unit.head(), position.inside(unit)));
    }
    if (!around.get().covers(changed, entered)) {
      executor.unsupported(
          "recursion that changes memory it has allocated",
          call.location(),
          entered.path(),
          position);
      return Optional.empty();
    }
    return Optional.of(around.get().call(callee, entered, position));
  }

  private Optional<Flow> cut(
      Instruction.Call call, Activation callee, Flow before, Flow entered, Position position) {
    if (executor.points().isPresent()) {
      String reason = "recursion of " + callee.graph().name();
      executor.unsupported(reason, call.location(), entered.path(), position);
      return Optional.empty();
    }
    FunctionEffects.Effect effect = executor.effects().of(callee.graph());
    if (executor.mode() != Ssa.Mode.FROM_START) {
      effect.allocated().forEach(encoding.plan()::recur);
    }
    BitSet changed = executor.modified().cells(effect);
    Position inside = position.with(position.log().inner());
    CallUnit unit = CallUnit.of(executor, this, call, callee, inside, before, entered, changed);
    executor.add(unit);
    return Optional.of(unit.flow());
  }

  /** Gives the parameters their values. */
  private Flow bind(
      Activation callee,
      List<Term[]> arguments,
      Flow flow,
      Instruction.Call call,
      Position position) {
    Store store = new Store(encoding, flow);
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    List<Symbol> parameters = callee.graph().function().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      ObjectInstance object = callee.local(encoding.memory(), parameters.get(i));
      for (int l = 0; l < object.shape().size(); l++) {
        Leaf leaf = object.shape().leaf(l);
        Term value =
            i < arguments.size() && l < arguments.get(i).length
                ? arguments.get(i)[l]
                : encoding.fresh("missing", object, leaf);
        store.put(object, l, value);
        values.put(object.variable(leaf), value);
      }
    }
    executor.step(call, flow.path(), values, position);
    return new Flow(flow.path(), store.state());
  }

  /** Executes the body of the callee and leaves it; empty if it never returns. */
  Optional<Flow> body(Activation callee, Flow entered, Position position) {
    encoding.enter(callee);
    return Optional.ofNullable(
            executor.run(callee.graph().root(), entered, position).get(Region.RETURN))
        .map(returned -> leave(callee, returned));
  }

  private Flow leave(Activation callee, Flow returned) {
    encoding.enter(callee);
    Store store = new Store(encoding, returned);
    for (ObjectInstance object : callee.frameHeap()) {
      if (store.alive(object) != terms.falseTerm()) {
        store.setAlive(object, terms.falseTerm());
      }
    }
    // Looking for pointers to a local may name further locals of the activation.
    List.copyOf(callee.locals()).forEach(object -> die(store, object));
    return new Flow(returned.path(), store.state());
  }

  private Flow takeResult(Instruction.Call call, Activation callee, Flow returned) {
    if (callee.result(encoding.memory()).isEmpty()) {
      return returned;
    }
    ObjectInstance result = callee.result(encoding.memory()).get();
    Store store = new Store(encoding, returned);
    if (call.result().isPresent()) {
      Term[] value = new Term[result.shape().size()];
      for (int i = 0; i < value.length; i++) {
        value[i] = store.get(result, i);
      }
      Designator target = translator.designate(store, call.result().get());
      translator.values().write(store, target, call.result().get().type(), value);
    }
    store.remove(result);
    return new Flow(returned.path(), store.state());
  }

  /** Ends the lifetime of a local: pointers to it become pointers to a dead object. */
  void die(Store store, ObjectInstance object) {
    store.remove(object);
    if (object.number() == 0) {
      return;
    }
    for (MemoryObject holder : executor.effects().holdersOf(object.site())) {
      encoding.pointed().instancesOf(holder).forEach(h -> forget(store, h, object));
    }
    encoding.frame().result(encoding.memory()).ifPresent(r -> forget(store, r, object));
  }

  private void forget(Store store, ObjectInstance holder, ObjectInstance dead) {
    for (int i = 0; i < holder.shape().size(); i++) {
      Leaf leaf = holder.shape().leaf(i);
      if (!store.state().containsKey(holder.cell(i))) {
        continue;
      }
      Term value = store.state().get(holder.cell(i));
      if (leaf.isPointer() && encoding.candidates().of(value).get(dead.number())) {
        boolean one = !leaf.isArray() && holder.isAlone();
        store.putCell(holder.cell(i), one ? deadened(value, dead) : unknown(holder.cell(i)));
      } else if (leaf.kind() == SsaVariable.Kind.BYTES && mayHold(holder, leaf, dead)) {
        store.putCell(holder.cell(i), unknown(holder.cell(i)));
      }
    }
  }

  private boolean mayHold(ObjectInstance holder, Leaf leaf, ObjectInstance target) {
    return encoding.pointed().stored(holder, leaf).stream()
        .anyMatch(p -> target.isFrom(p.object()));
  }

  private Term unknown(int cell) {
    return encoding.fresh("dead", encoding.memory().cell(cell));
  }

  private Term deadened(Term pointer, ObjectInstance dead) {
    Pointers pointers = encoding.pointers();
    Term moved = pointers.make(Pointers.DEAD, pointers.offsetOf(pointer));
    return terms.ite(pointers.pointsTo(pointer, dead), moved, pointer);
  }
}
