// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
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
  private final Agenda agenda;
  private final Contents contents;
  private final Map<Symbol, Set<Place>> results = new LinkedHashMap<>();
  private final PointedValues pointed;
  private final NotedObjects addressTaken;
  private final NotedObjects freed;
  private final NotedObjects left;
  private final Set<Symbol> dying;
  private final PlacedObjects placed;
  private final GuessedAddresses guessed;
  private final Guesses comparisons = new Guesses();

  /**
   * @param known objects whose addresses are known from the start
   */
  private PointsTo(
      Program program,
      PlaceFolding places,
      PlacedObjects placed,
      Set<Symbol> dying,
      Set<MemoryObject> known,
      GuessedAddresses guessed,
      Agenda agenda) {
    this.program = program;
    this.layout = program.layout();
    this.places = places;
    this.agenda = agenda;
    this.contents = new Contents(agenda);
    this.dying = dying;
    this.placed = placed;
    this.freed = new NotedObjects(Set.of(), agenda);
    this.addressTaken = new NotedObjects(known, agenda);
    this.left = new NotedObjects(known, agenda);
    this.guessed = guessed;
    this.pointed =
        new PointedValues(
            places, agenda, contents, addressTaken, left, placed, guessed, comparisons);
  }

  /** Before the analysis. */
  private static PointsTo of(Program program, Set<MemoryObject> exposed) {
    PlaceFolding places = new PlaceFolding(program.layout());
    PlacedObjects placed = PlacedObjects.of(program, places);
    Set<MemoryObject> known = new LinkedHashSet<>(exposed);
    placed.symbols().stream().map(MemoryObject.Named::new).forEach(known::add);
    Agenda agenda = new Agenda();
    return new PointsTo(
        program,
        places,
        placed,
        Lifetimes.dying(program),
        known,
        GuessedAddresses.of(program, exposed, agenda),
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

  private PointsTo run(BooleanSupplier cancelled) {
    List<Runnable> steps = new ArrayList<>();
    program.initialization().forEach(i -> steps.add(() -> run(i, null)));
    for (Function f : program.functions().values()) {
      f.body().forEach(i -> steps.add(() -> run(i, f)));
    }
    agenda.run(steps.size(), i -> steps.get(i).run(), cancelled);
    boolean guesses = comparisons.decide(e -> guessed.known(pointed.value(e)), guessed.exposed());
    boolean marks = guessed.beginMarking();
    if (marks || guesses) {
      agenda.run(steps.size(), i -> steps.get(i).run(), cancelled);
    }
    return this;
  }

  /** What pointers that are inputs may point to after all. */
  public Set<Place> inputGuesses() {
    return comparisons.ofInputs();
  }

  /** What pointers that were never set may point to after all. */
  public Set<Place> unsetGuesses() {
    return comparisons.ofUnset();
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
    return guessed.storedPointers(contents.read(places.at(object, offset), 1));
  }

  /** What a pointer stored anywhere in {@code object} may point to. */
  public Set<Place> storedAnywhere(MemoryObject object) {
    return guessed.storedPointers(contents.read(Place.anywhere(object), 1));
  }

  /** What the value of {@code e} may point to. */
  public Set<Place> of(Expr e) {
    return guessed.asPointer(pointed.value(e));
  }

  /** The places an lvalue may designate. */
  public Set<Place> addressesOf(Expr lvalue) {
    return pointed.address(lvalue);
  }

  private void run(Instruction instruction, Function function) {
    switch (instruction) {
      case Instruction.Assign a -> assign(a.target(), a.value());
      case Instruction.Call c -> call(c);
      case Instruction.Return r -> r.value().ifPresent(v -> returned(function, pointed.value(v)));
      case Instruction.Allocate a -> {
        MemoryObject object = site(a);
        addressTaken.add(object);
        write(a.target(), Set.of(places.at(object, 0)));
        if (a.content() == Instruction.Content.UNINITIALIZED) {
          contents.add(Place.anywhere(object), comparisons.ofUnset());
          contents.add(Place.anywhere(object), guessed.unset());
        }
      }
      case Instruction.Assume a -> pointed.value(a.condition());
      case Instruction.Assert a -> pointed.value(a.condition());
      case Instruction.Goto g -> pointed.value(g.condition());
      case Instruction.Free f -> freed.add(of(f.pointer()));
      case Instruction.Input n -> input(n.target());
      case Instruction.Declare d -> {
        guess(new Expr.Variable(d.symbol()), comparisons.ofUnset());
        contents.add(Place.anywhere(new MemoryObject.Named(d.symbol())), guessed.unset(d));
      }
      case Instruction.Target _, Instruction.Dead _ -> {}
      case Instruction.Halt _, Instruction.Unsupported _ -> {}
    }
  }

  /** A value from outside. */
  private void input(Expr target) {
    guess(target, comparisons.ofInputs());
    Set<Place> values = guessed.fromOutside();
    if (target.type().isAggregate() && !values.isEmpty()) {
      pointed.address(target).forEach(p -> contents.add(Place.anywhere(p.object()), values));
    } else {
      write(target, values);
    }
  }

  /** The lvalue holds what comes from nowhere. */
  private void guess(Expr lvalue, Set<Place> guesses) {
    if (guesses.isEmpty() || !Guesses.holdsPointers(lvalue.type())) {
      return;
    }
    for (Place p : pointed.address(lvalue)) {
      contents.add(lvalue.type() instanceof PointerType ? p : Place.anywhere(p.object()), guesses);
    }
  }

  private void returned(Function function, Set<Place> values) {
    if (results.computeIfAbsent(function.symbol(), _ -> new LinkedHashSet<>()).addAll(values)) {
      agenda.changed(function.symbol());
    }
  }

  private void call(Instruction.Call c) {
    for (Place callee : pointed.value(c.function())) {
      if (!(callee.object() instanceof MemoryObject.Named named)
          || !program.functions().containsKey(named.symbol())) {
        c.result().ifPresent(this::input);
        continue;
      }
      Function f = program.functions().get(named.symbol());
      int n = Math.min(f.parameters().size(), c.arguments().size());
      for (int i = 0; i < n; i++) {
        assign(new Expr.Variable(f.parameters().get(i)), c.arguments().get(i));
      }
      if (c.result().isPresent()) {
        agenda.read(f.symbol());
        write(c.result().get(), results.getOrDefault(f.symbol(), Set.of()));
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
        assign(target, c.whenTrue());
        assign(target, c.whenFalse());
      }
      case Expr e when e.type().isAggregate() && !(e instanceof Expr.Zero) -> copy(target, e);
      case Expr e -> write(target, pointed.value(e));
    }
  }

  /** Copies every leaf of an aggregate. */
  private void copy(Expr target, Expr source) {
    for (Place from : pointed.address(source)) {
      for (Place to : pointed.address(target)) {
        if (from.offset() == Place.ANYWHERE || to.offset() == Place.ANYWHERE) {
          contents.add(
              Place.anywhere(to.object()), contents.read(Place.anywhere(from.object()), 1));
        } else {
          copyLeaves(from, to, source.type());
        }
      }
    }
  }

  private void copyLeaves(Place from, Place to, CType type) {
    for (long offset : places.leafOffsets(type)) {
      contents.add(places.shift(to, offset), contents.read(places.shift(from, offset), 1));
    }
  }

  private void write(Expr target, Set<Place> values) {
    if (!values.isEmpty()) {
      pointed.address(target).forEach(to -> contents.add(to, values));
    }
  }
}
