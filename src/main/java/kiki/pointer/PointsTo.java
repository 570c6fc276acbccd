// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * A flow-insensitive, inclusion-based may-point-to analysis (Andersen), sensitive to structure
 * members. Integers are tracked like pointers, so that an address survives casts. Pointers that
 * come from nowhere (inputs, uninitialised memory, integers that are no address) point to nothing
 * here, unless the program compares them with pointers to variables ({@link Guesses}).
 *
 * <p>Only {@link #analyze} finds things out: questions afterwards, also about expressions that the
 * program does not have, change nothing, and several threads may ask.
 */
public final class PointsTo {
  private final Program program;
  private final Layout layout;
  private final PlaceFolding places;
  private final PlaceSets sets;
  private final Agenda agenda;
  private final Contents contents;
  private final Loads loads;
  private final Map<Symbol, FunctionResult> results = new HashMap<>();
  private final PointedValues pointed;
  private final NotedObjects addressTaken;
  private final NotedObjects freed;
  private final NotedObjects left;
  private final Set<Symbol> dying;
  private final PlacedObjects placed;
  private final GuessedAddresses guessed;
  private final Guesses comparisons = new Guesses();

  /** What a function may return, and the steps that have asked. */
  private static final class FunctionResult {
    private final Readers readers = new Readers();
    private PlaceSet values = PlaceSet.EMPTY;
  }

  /**
   * @param known objects whose addresses are known from the start
   */
  private PointsTo(
      Program program,
      PlaceSets sets,
      PlacedObjects placed,
      Set<Symbol> dying,
      Set<MemoryObject> known,
      GuessedAddresses guessed,
      Agenda agenda) {
    this.program = program;
    this.layout = program.layout();
    this.places = sets.folding();
    this.sets = sets;
    this.agenda = agenda;
    this.contents = new Contents(sets);
    this.loads = new Loads(contents, agenda, sets);
    this.dying = dying;
    this.placed = placed;
    this.freed = new NotedObjects(Set.of(), agenda, sets);
    this.addressTaken = new NotedObjects(known, agenda, sets);
    this.left = new NotedObjects(known, agenda, sets);
    this.guessed = guessed;
    this.pointed =
        new PointedValues(
            sets, agenda, contents, loads, addressTaken, left, placed, guessed, comparisons);
  }

  /** Before the analysis. */
  private static PointsTo of(Program program, Set<MemoryObject> exposed) {
    PlaceSets sets = PlaceSets.of(new PlaceFolding(program.layout()));
    PlacedObjects placed = PlacedObjects.of(program, sets);
    Set<MemoryObject> known = new LinkedHashSet<>(exposed);
    placed.symbols().stream().map(MemoryObject.Named::new).forEach(known::add);
    Agenda agenda = new Agenda();
    return new PointsTo(
        program,
        sets,
        placed,
        Lifetimes.dying(program),
        known,
        GuessedAddresses.of(program, exposed, agenda, sets),
        agenda);
  }

  /** Runs the analysis to its fixed point. */
  public static PointsTo analyze(Program program) {
    return analyze(program, () -> false);
  }

  /**
   * Runs the analysis to its fixed point.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  public static PointsTo analyze(Program program, BooleanSupplier cancelled) {
    return of(program, Set.of()).run(cancelled);
  }

  /**
   * The same for a slice of this program, in which numbers may be the same addresses as here.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  public PointsTo ofSlice(Program slice, BooleanSupplier cancelled) {
    return of(slice, guessed.exposedIn(slice)).run(cancelled);
  }

  /**
   * The same if no value from outside, and no number, is an address that the program compares it
   * with or makes a number of.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  public PointsTo withoutGuesses(BooleanSupplier cancelled) {
    PointsTo other = of(program, Set.of());
    other.propagate(other.steps(), cancelled);
    return other;
  }

  private PointsTo run(BooleanSupplier cancelled) {
    List<Runnable> steps = steps();
    propagate(steps, cancelled);
    boolean guesses = comparisons.decide(this::known, sets.view(guessed.exposed()), sets);
    boolean marks = guessed.beginMarking();
    if (marks || guesses) {
      propagate(steps, cancelled);
    }
    return this;
  }

  private List<Runnable> steps() {
    List<Runnable> steps = new ArrayList<>();
    program.initialization().forEach(i -> steps.add(() -> run(i, null)));
    for (Function f : program.functions().values()) {
      f.body().forEach(i -> steps.add(() -> run(i, f)));
    }
    return steps;
  }

  private void propagate(List<Runnable> steps, BooleanSupplier cancelled) {
    agenda.run(steps.size(), i -> steps.get(i).run(), cancelled);
  }

  private Set<Place> known(Expr e) {
    PointedValues question = pointed.forQuestion();
    return question.sets().view(guessed.known(question.value(e), question.sets()));
  }

  /** What pointers that are inputs may point to after all. */
  public Set<Place> inputGuesses() {
    return sets.view(comparisons.ofInputs());
  }

  /** What pointers that were never set may point to after all. */
  public Set<Place> unsetGuesses() {
    return sets.view(comparisons.ofUnset());
  }

  /** Objects whose address some expression takes, allocation sites included. */
  public Set<MemoryObject> addressTaken() {
    return addressTaken.all();
  }

  /** The objects at addresses that the program gives: integers may point to them. */
  public List<Symbol> placed() {
    return placed.symbols();
  }

  public MemoryObject.Allocated site(Instruction.Allocate instruction) {
    return new MemoryObject.Allocated(instruction);
  }

  /** Whether some instruction may free the object. */
  public boolean mayBeFreed(MemoryObject object) {
    return freed.contains(object);
  }

  /** Whether it is a local variable that may die while the program goes on. */
  public boolean mayDie(MemoryObject object) {
    return object instanceof MemoryObject.Named(Symbol s) && dying.contains(s);
  }

  /**
   * Whether arithmetic may make a pointer that does not lie inside the object any more: one past
   * its end, say. Places do not tell, since they forget indices.
   */
  public boolean mayBeLeft(MemoryObject object) {
    return left.contains(object);
  }

  /** What a pointer stored in {@code object} at byte {@code offset} may point to. */
  public Set<Place> stored(MemoryObject object, long offset) {
    return stored(places.at(object, offset));
  }

  /** What a pointer stored anywhere in {@code object} may point to. */
  public Set<Place> storedAnywhere(MemoryObject object) {
    return stored(Place.anywhere(object));
  }

  private Set<Place> stored(Place place) {
    PlaceSets question = sets.forQuestion();
    PlaceSet found = contents.read(question.of(place), 1, question);
    return question.view(guessed.storedPointers(found, question));
  }

  /** What the value of {@code e} may point to. */
  public Set<Place> of(Expr e) {
    PointedValues question = pointed.forQuestion();
    return question.sets().view(guessed.asPointer(question.value(e), question.sets()));
  }

  /** The places an lvalue may designate. */
  public Set<Place> addressesOf(Expr lvalue) {
    PointedValues question = pointed.forQuestion();
    return question.sets().view(question.address(lvalue));
  }

  private void run(Instruction instruction, Function function) {
    switch (instruction) {
      case Instruction.Assign a -> assign(a.target(), a.value());
      case Instruction.Call c -> call(c);
      case Instruction.Return r -> r.value().ifPresent(v -> returned(function, pointed.value(v)));
      case Instruction.Allocate a -> {
        PlaceSet start = sets.of(places.at(site(a), 0));
        addressTaken.add(start);
        look(a.size());
        write(a.target(), start);
        if (a.content() == Instruction.Content.UNINITIALIZED) {
          contents.add(sets.smear(start), comparisons.ofUnset());
          contents.add(sets.smear(start), guessed.unset());
        }
      }
      case Instruction.Assume a -> pointed.value(a.condition());
      case Instruction.Assert a -> pointed.value(a.condition());
      case Instruction.Goto g -> pointed.value(g.condition());
      case Instruction.Free f -> freed.add(guessed.asPointer(pointed.value(f.pointer()), sets));
      case Instruction.Input n -> {
        Instructions.values(n).forEach(this::look);
        input(n.target());
      }
      case Instruction.Declare d -> {
        guess(new Expr.Variable(d.symbol()), comparisons.ofUnset());
        PlaceSet unset = guessed.unset(d);
        if (!unset.isEmpty()) {
          contents.add(sets.of(Place.anywhere(new MemoryObject.Named(d.symbol()))), unset);
        }
      }
      case Instruction.Target _, Instruction.Dead _ -> {}
      case Instruction.Unsupported u -> Instructions.values(u).forEach(this::look);
      case Instruction.Halt _ -> {}
    }
  }

  /** A value from outside. */
  private void input(Expr target) {
    guess(target, comparisons.ofInputs());
    PlaceSet values = guessed.fromOutside();
    if (target.type().isAggregate() && !values.isEmpty()) {
      contents.add(sets.smear(pointed.address(target)), values);
    } else {
      write(target, values);
    }
  }

  /** The lvalue holds what comes from nowhere. */
  private void guess(Expr lvalue, PlaceSet guesses) {
    if (guesses.isEmpty() || !Guesses.holdsPointers(lvalue.type())) {
      return;
    }
    PlaceSet to = pointed.address(lvalue);
    contents.add(lvalue.type() instanceof PointerType ? to : sets.smear(to), guesses);
  }

  /** Notes the addresses that an expression takes, whatever becomes of its value. */
  private void look(Expr e) {
    if (e.type().isAggregate()) {
      if (Exprs.isLvalue(e)) {
        pointed.address(e);
      }
    } else {
      pointed.value(e);
    }
  }

  private FunctionResult result(Function function) {
    return results.computeIfAbsent(function.symbol(), _ -> new FunctionResult());
  }

  private void returned(Function function, PlaceSet values) {
    FunctionResult result = result(function);
    PlaceSet more = sets.union(result.values, values);
    if (more != result.values) {
      result.values = more;
      agenda.changed(result.readers);
    }
  }

  private void call(Instruction.Call c) {
    for (Place callee : sets.view(pointed.value(c.function()))) {
      if (!(callee.object() instanceof MemoryObject.Named named)
          || !program.functions().containsKey(named.symbol())) {
        c.arguments().forEach(this::look);
        c.result().ifPresent(this::input);
        continue;
      }
      Function f = program.functions().get(named.symbol());
      int n = Math.min(f.parameters().size(), c.arguments().size());
      for (int i = 0; i < n; i++) {
        assign(new Expr.Variable(f.parameters().get(i)), c.arguments().get(i));
      }
      c.arguments().subList(n, c.arguments().size()).forEach(this::look);
      if (c.result().isPresent()) {
        agenda.read(result(f).readers);
        write(c.result().get(), result(f).values);
      }
    }
  }

  private void assign(Expr target, Expr source) {
    switch (source) {
      case Expr.StructValue v -> {
        for (int i = 0; i < v.members().size(); i++) {
          assign(new Expr.Member(target, v.type().fields().get(i)), v.members().get(i));
        }
      }
      case Expr.ArrayValue v -> {
        Expr first = new Expr.Index(target, Exprs.integer(0, layout.differenceType()));
        for (Expr e : v.elements()) {
          assign(first, e);
        }
      }
      case Expr.Conditional c when c.type().isAggregate() -> {
        look(c.condition());
        assign(target, c.whenTrue());
        assign(target, c.whenFalse());
      }
      case Expr e when e.type().isAggregate() && !(e instanceof Expr.Zero) ->
          loads.copy(e, pointed.address(e), pointed.address(target));
      case Expr e -> write(target, pointed.value(e));
    }
  }

  /** Also a target of numbers is looked at: it may be all that takes the address of an object. */
  private void write(Expr target, PlaceSet values) {
    PlaceSet to = pointed.address(target);
    if (!values.isEmpty()) {
      contents.add(to, values);
    }
  }
}
