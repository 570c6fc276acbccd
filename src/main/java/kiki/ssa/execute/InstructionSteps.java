// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.TraceStep;
import kiki.ssa.form.UnsupportedInstance;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Allocations;
import kiki.ssa.object.Designator;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Inputs;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Store;
import kiki.ssa.value.Translator;
import kiki.ssa.value.UninterpretedFunctions;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;

/** The meaning of the instructions that do not jump. */
final class InstructionSteps {
  /** A condition and the memory after evaluating it. */
  record Condition(Term term, IntMap<Term> state) {}

  /** Checks whose traces show the pointer. */
  private static final Set<Property.Kind> POINTER_CHECKS =
      EnumSet.of(Property.Kind.POINTER_DEREFERENCE, Property.Kind.READ_ONLY, Property.Kind.FREE);

  private final Executor executor;
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Translator translator;
  private final CallSteps calls;
  private final Inputs inputs;
  private final Allocations allocations;
  private final UninterpretedFunctions uninterpreted;

  InstructionSteps(Executor executor, Translator translator, CallSteps calls) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.translator = translator;
    this.calls = calls;
    this.inputs = new Inputs(encoding);
    this.allocations = new Allocations(encoding, inputs);
    this.uninterpreted = new UninterpretedFunctions(encoding);
  }

  /** The state before the program starts. */
  IntMap<Term> emptyPools() {
    return allocations.emptyPools();
  }

  /** Executes instructions one after the other; empty if no execution reaches the end. */
  Optional<Flow> run(List<Instruction> instructions, Flow entry, Position position) {
    Flow flow = entry;
    for (Instruction i : instructions) {
      executor.goOn();
      Optional<Flow> after = run(i, flow, position);
      if (after.isEmpty()) {
        return after;
      }
      flow = after.get();
    }
    return Optional.of(flow);
  }

  private Optional<Flow> run(Instruction instruction, Flow flow, Position position) {
    if (instruction instanceof Instruction.Call c) {
      return calls.call(c, flow, position);
    }
    Store store = new Store(encoding, flow);
    return run(instruction, store, flow.path(), position)
        .map(path -> new Flow(path, store.state()));
  }

  /** Changes the memory; the result are the executions that go on. */
  private Optional<Path> run(Instruction instruction, Store store, Path path, Position position) {
    switch (instruction) {
      case Instruction.Assign a -> assign(a, store, path, position);
      case Instruction.Input i -> choose(i, i.target(), store, path, position);
      case Instruction.Assume a -> {
        return path.and(terms, translator.scalar(store, a.condition()));
      }
      case Instruction.Assert a -> {
        return check(a, store, path, position);
      }
      case Instruction.Declare d -> declare(d, store, path, position);
      case Instruction.Dead d -> calls.die(store, encoding.object(d.symbol()));
      case Instruction.Allocate a -> {
        return allocate(a, store, path, position);
      }
      case Instruction.Free f -> free(f, store, path, position);
      case Instruction.Halt h -> {
        step(h, path, Map.of(), position);
        return Optional.empty();
      }
      case Instruction.Unsupported u -> {
        position
            .log()
            .add(
                new ExecutionLog.Entry.Unsupported(
                    new UnsupportedInstance(
                        u.construct(),
                        u.location(),
                        path.guard(terms),
                        position.enclosing(),
                        executor.successors().after(u))));
        return Optional.empty();
      }
      case Instruction.Target t -> {}
      case Instruction.Goto g -> throw new IllegalArgumentException("a jump in a block: " + g);
      case Instruction.Return r -> throw new IllegalArgumentException("a jump in a block: " + r);
      case Instruction.Call c -> throw new IllegalArgumentException("already executed: " + c);
    }
    return Optional.of(path);
  }

  Condition condition(Expr e, Flow flow) {
    Store store = new Store(encoding, flow);
    Term term = translator.scalar(store, e);
    return new Condition(term, store.state());
  }

  /** The executions at a return, with the value where the caller finds it. */
  Flow returned(Instruction.Return r, Flow flow, Position position) {
    Store store = new Store(encoding, flow);
    Optional<ObjectInstance> place = encoding.frame().result(encoding.memory());
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    if (r.value().isPresent() && place.isPresent()) {
      ObjectInstance result = place.get();
      Term[] value = translator.value(store, r.value().get());
      for (int i = 0; i < value.length; i++) {
        store.put(result, i, value[i]);
        values.put(result.variable(result.shape().leaf(i)), value[i]);
      }
    }
    step(r, flow.path(), values, position);
    return new Flow(flow.path(), store.state());
  }

  private void assign(Instruction.Assign a, Store store, Path path, Position position) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    if (a.value() instanceof Expr.StructValue || a.value() instanceof Expr.ArrayValue) {
      Designator target = translator.designate(store, a.target());
      translator.assign(store.copy(), store, target, a.value());
    } else {
      Term[] value = translator.value(store, a.value());
      Designator target = translator.designate(store, a.target());
      translator.values().write(store, target, a.target().type(), value, values::put);
    }
    step(a, path, values, position);
  }

  private Optional<Path> check(Instruction.Assert a, Store store, Path path, Position position) {
    Term condition = translator.scalar(store, a.condition());
    if (executor.options().ignored().contains(a.property())) {
      step(a, path, Map.of(), position);
      return Optional.of(path);
    }
    path.and(terms, terms.not(condition))
        .map(
            failing ->
                new AssertionInstance(
                    a.property(), a.location(), failing.guard(terms), position.enclosing()))
        .ifPresent(failing -> position.log().add(new ExecutionLog.Entry.Assertion(failing)));
    step(a, path, pointers(a, store), position);
    if (a.property().kind() == Property.Kind.UNMODELLED) {
      return Optional.of(path);
    }
    return switch (executor.options().checked()) {
      case ASSUMED -> path.and(terms, condition);
      case PASSED -> Optional.of(path);
    };
  }

  /** A call of a function without body. */
  Flow external(Instruction.Call call, Flow flow, Position position) {
    Store store = new Store(encoding, flow);
    step(call, flow.path(), Map.of(), position);
    if (call.result().isPresent()) {
      Optional<Symbol> function =
          Exprs.calledFunction(call.function()).filter(f -> f.has(Symbol.Trait.UNINTERPRETED));
      List<Term> arguments = function.isPresent() ? arguments(call, store) : List.of();
      List<Term> result = choose(call, call.result().get(), store, flow.path(), position);
      function.ifPresent(f -> uninterpreted.applied(f, arguments, result));
    }
    return new Flow(flow.path(), store.state());
  }

  private List<Term> arguments(Instruction.Call call, Store store) {
    List<Term> values = new ArrayList<>();
    call.arguments().forEach(a -> values.addAll(List.of(translator.value(store, a))));
    return values;
  }

  /** The target of the instruction gets any value. */
  private List<Term> choose(
      Instruction instruction, Expr lvalue, Store store, Path path, Position position) {
    Designator target = translator.designate(store, lvalue);
    ObjectInstance scratch = encoding.memory().scratch(lvalue.type());
    ObjectInstance named =
        target.base() instanceof Designator.Start(ObjectInstance o) ? o : scratch;
    List<Leaf> leaves = encoding.shapes().of(lvalue.type()).leaves();
    Term[] value = new Term[leaves.size()];
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int l = 0; l < value.length; l++) {
      value[l] = inputs.chosen(named, leaves.get(l));
      values.put(scratch.variable(leaves.get(l)), value[l]);
    }
    Map<SsaVariable, Term> written = new LinkedHashMap<>();
    translator.values().write(store, target, lvalue.type(), value, written::put);
    event(instruction, path, values, position);
    step(instruction, path, written, position);
    return List.of(value);
  }

  private void declare(Instruction.Declare d, Store store, Path path, Position position) {
    ObjectInstance object = encoding.object(d.symbol());
    event(d, path, allocations.uninitialized(object, store), position);
  }

  private Optional<Path> allocate(
      Instruction.Allocate a, Store store, Path path, Position position) {
    Term size = translator.size(store, a.size());
    if (executor.points().isPresent() && !(size instanceof Constant)) {
      // What a size was is not known any more when a later step asks for it.
      executor.unsupported("memory of variable size", a.location(), path, position);
      return Optional.empty();
    }
    Allocations.Made made = allocations.make(a, size, store, path);
    made.path().ifPresent(within -> fill(a, made.object(), store, within, position));
    return made.path();
  }

  /** Gives a new object its content, and the target of the instruction a pointer to it. */
  private void fill(
      Instruction.Allocate a, ObjectInstance object, Store store, Path path, Position position) {
    switch (a.content()) {
      case UNINITIALIZED -> event(a, path, allocations.uninitialized(object, store), position);
      case ZERO -> {
        for (int l = 0; l < object.shape().size(); l++) {
          store.putNew(object, l, translator.values().zero(object.shape().leaf(l)));
        }
      }
    }
    Term pointer = encoding.pointers().make(object, encoding.pointers().offsetConstant(0));
    Designator target = translator.designate(store, a.target());
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    translator.values().write(store, target, a.target().type(), new Term[] {pointer}, values::put);
    step(a, path, values, position);
  }

  /** The pointers that a check is about, for traces; those that are plain variables. */
  private Map<SsaVariable, Term> pointers(Instruction.Assert a, Store store) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    if (POINTER_CHECKS.contains(a.property().kind())) {
      Exprs.forEach(
          a.condition(),
          e -> {
            if (e instanceof Expr.PointerPredicate(var test, Expr.Variable v, var size)
                && store.has(encoding.object(v.symbol()))) {
              values.putAll(shown(v, translator.scalar(store, v)));
            }
          });
    }
    return values;
  }

  private Map<SsaVariable, Term> shown(Expr pointer, Term value) {
    ObjectInstance named =
        pointer instanceof Expr.Variable v
            ? encoding.object(v.symbol())
            : encoding.memory().scratch(pointer.type());
    return Map.of(named.variable(named.shape().scalar()), value);
  }

  private void free(Instruction.Free f, Store store, Path path, Position position) {
    Term pointer = translator.scalar(store, f.pointer());
    ObjectInstance.Kind kind =
        f.isOfHeap() ? ObjectInstance.Kind.HEAP : ObjectInstance.Kind.FRAME_HEAP;
    for (PointerTargets.Target t : encoding.candidates().objects(pointer)) {
      if (t.object().kind() == kind) {
        Term kept = terms.and(store.alive(t.object()), terms.not(t.condition()));
        store.setAlive(t.object(), kept);
      }
    }
    step(f, path, shown(f.pointer(), pointer), position);
  }

  private void event(
      Instruction instruction, Path path, Map<SsaVariable, Term> values, Position position) {
    Activation frame = encoding.frame();
    position
        .log()
        .add(
            new ExecutionLog.Entry.Input(
                () ->
                    new InputEvent(
                        path.guard(terms),
                        instruction,
                        values,
                        frame.callStack(),
                        position.enclosing())));
  }

  void step(Instruction instruction, Path path, Map<SsaVariable, Term> values, Position position) {
    Activation frame = encoding.frame();
    position
        .log()
        .add(
            new ExecutionLog.Entry.Step(
                () ->
                    new TraceStep(
                        path.guard(terms),
                        instruction,
                        frame.graph().name(),
                        values,
                        frame.callStack(),
                        position.enclosing())));
  }
}
