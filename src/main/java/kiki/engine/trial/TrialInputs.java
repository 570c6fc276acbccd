// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.session.CallTracker;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.pointer.MemoryObject;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** The inputs of a trial, noted as the choices of a counterexample. */
final class TrialInputs implements InputSource {
  private static final int INDEX_BITS = 64;

  private final Guide guide;
  private final NumberSource chooser;
  private final Layout layout;
  private final Optional<CallTracker> tracker;
  private final ChoiceValues values = new ChoiceValues(ObjectNames.NONE);
  private final List<Counterexample.Choice> choices = new ArrayList<>();
  private final CallTracker unseen = new CallTracker();
  private final Map<Instruction, InputEvent> events = new IdentityHashMap<>();
  private final PlaceCounts asked = new PlaceCounts();
  private final Map<Instruction, Optional<SsaVariable>> targets = new IdentityHashMap<>();

  /**
   * @param guide has the first say
   * @param tracker knows the calls on the stack; absent if the choices need not be noted
   */
  TrialInputs(Guide guide, NumberSource chooser, Layout layout, Optional<CallTracker> tracker) {
    this.guide = guide;
    this.chooser = chooser;
    this.layout = layout;
    this.tracker = tracker;
  }

  List<Counterexample.Choice> choices() {
    return choices;
  }

  /** How many choices there were: if any, others could make a difference. */
  long asked() {
    return asked.sum();
  }

  /** How many there were at each place. */
  PlaceCounts askedByPlace() {
    return asked;
  }

  @Override
  public InputValue input(Instruction at, CType type) {
    Optional<Map<SsaVariable, Value>> given = guide.next(at);
    if (given.isPresent()) {
      return noted(at, given.get());
    }
    Optional<SsaVariable> target =
        targets.computeIfAbsent(
            at, place -> InputChooser.isNumber(type) ? target(place, type) : Optional.empty());
    return target.map(variable -> scalar(at, variable)).orElseGet(() -> noted(at, Map.of()));
  }

  /** A run may ask millions of times: what is not kept is not written down, either. */
  private InputValue scalar(Instruction at, SsaVariable variable) {
    Value value = chooser.number(at, variable.type());
    if (tracker.isPresent()) {
      return noted(at, Map.of(variable, value));
    }
    asked.next(at);
    InputValue scalar = values.scalar(variable.type(), value);
    return at instanceof Instruction.Declare
        ? new InputValue.Parts(List.of(new InputValue.Leaf(0, variable.type(), scalar)))
        : scalar;
  }

  private static Optional<SsaVariable> target(Instruction at, CType type) {
    return Instructions.target(at).flatMap(place -> target(place, type));
  }

  /** Empty for a place behind a pointer. */
  private static Optional<SsaVariable> target(Expr place, CType type) {
    return Instructions.rootVariable(place)
        .map(
            symbol ->
                variable(
                    new MemoryObject.Named(symbol), type, ExprPrinter.printLine(place), List.of()));
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    Optional<Map<SsaVariable, Value>> given = guide.next(at);
    if (given.isPresent()) {
      return noted(at, given.get());
    }
    Symbol symbol = at.symbol();
    if (symbol.storage() == Symbol.Storage.TEMPORARY || symbol.has(Symbol.Trait.ADDED)) {
      return ScriptedInputs.unlisted(at);
    }
    MemoryObject object = new MemoryObject.Named(symbol);
    CType type = symbol.type();
    if (InputChooser.isNumber(type)) {
      return scalar(
          at,
          targets
              .computeIfAbsent(
                  at, _ -> Optional.of(variable(object, type, symbol.name(), List.of())))
              .orElseThrow());
    }
    return type instanceof ArrayType
            && InputChooser.isNumber(element(type))
            && layout.sizeOf(type) > 0
        ? noted(at, elements(at, object, symbol.name(), element(type), layout.sizeOf(type)))
        : ScriptedInputs.unlisted(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    Optional<Map<SsaVariable, Value>> given = guide.next(at);
    if (given.isPresent()) {
      return noted(at, given.get());
    }
    CType type = element(at.elementType());
    return InputChooser.isNumber(type) && size >= layout.sizeOf(type)
        ? noted(at, elements(at, new MemoryObject.Allocated(at), "memory", type, size))
        : InputValue.ZERO;
  }

  private static CType element(CType type) {
    return type instanceof ArrayType array ? element(array.element()) : type;
  }

  /** All elements alike, but for a few. */
  private Map<SsaVariable, Value> elements(
      Instruction at, MemoryObject object, String name, CType type, long size) {
    long stride = layout.sizeOf(type);
    long count = size / stride;
    Map<BigInteger, Value> special = chooser.special(at, type, count);
    Value otherwise = chooser.number(at, type);
    Sort.Array sort = Sort.array(Sort.bits(INDEX_BITS), otherwise.sort());
    return Map.of(
        variable(object, type, name, List.of(new SsaVariable.Dimension(stride, count))),
        new Value.Array(sort, otherwise, special));
  }

  private static SsaVariable variable(
      MemoryObject object, CType type, String text, List<SsaVariable.Dimension> dimensions) {
    SsaVariable.Kind kind =
        !dimensions.isEmpty()
            ? SsaVariable.Kind.ARRAY
            : switch (type) {
              case FloatType _ -> SsaVariable.Kind.FLOAT;
              case IntType i when i.isBool() -> SsaVariable.Kind.BOOL;
              case CType _ -> SsaVariable.Kind.NUMERIC;
            };
    return new SsaVariable(object, 0, 0, type, text, kind, dimensions);
  }

  private InputValue noted(Instruction at, Map<SsaVariable, Value> chosen) {
    asked.next(at);
    InputEvent event =
        tracker.map(t -> t.event(at)).orElseGet(() -> events.computeIfAbsent(at, unseen::event));
    Counterexample.Choice choice = new Counterexample.Choice(event, chosen);
    // A run may make millions of choices; only those of one that violates something are kept.
    if (tracker.isPresent()) {
      choices.add(choice);
    }
    return values.of(choice);
  }
}
