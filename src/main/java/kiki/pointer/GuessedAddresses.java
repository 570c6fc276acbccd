// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Values from outside that may be addresses: each may be a pointer into an object whose address the
 * program has <em>exposed</em>, that is, made a number, by a cast or by looking at the bytes of a
 * pointer. Such values are marked where they come in, and the mark stands for the exposed objects
 * where it becomes a pointer. Numbers in memory that nothing was written to are marked, too;
 * pointers there are left to {@link Guesses}.
 */
final class GuessedAddresses {
  private static final Place OUTSIDE = mark("outside");
  private static final Place UNSET = mark("unset");

  private final Program program;
  private final Agenda agenda;
  private final PlaceSets sets;
  private final PlaceSet outside;
  private final PlaceSet unset;
  private final PlaceSet marks;
  private final Readers readers = new Readers();

  /** What was exposed already. */
  private final Set<PlaceSet> seen = new HashSet<>();

  private PlaceSet exposed;

  /** None while no object is known to be exposed, so that programs without such pay nothing. */
  private boolean isMarking;

  /** The declarations of variables that may be read before they are written. */
  private Set<Instruction.Declare> unsetVariables = Set.of();

  private GuessedAddresses(
      Program program,
      PlaceSet exposed,
      Agenda agenda,
      PlaceSets sets,
      PlaceSet outside,
      PlaceSet unset,
      PlaceSet marks) {
    this.program = program;
    this.agenda = agenda;
    this.sets = sets;
    this.exposed = exposed;
    this.outside = outside;
    this.unset = unset;
    this.marks = marks;
  }

  /**
   * @param exposed objects that are exposed whatever the program does
   */
  static GuessedAddresses of(
      Program program, Set<MemoryObject> exposed, Agenda agenda, PlaceSets sets) {
    Set<Place> places = new LinkedHashSet<>();
    exposed.forEach(o -> places.add(Place.anywhere(o)));
    PlaceSet outside = sets.of(OUTSIDE);
    PlaceSet unset = sets.of(UNSET);
    return new GuessedAddresses(
        program, sets.of(places), agenda, sets, outside, unset, sets.union(outside, unset));
  }

  private static Place mark(String name) {
    return Place.anywhere(
        new MemoryObject.Named(
            new Symbol(
                name,
                IntType.UNSIGNED_CHAR,
                Qualifiers.NONE,
                Symbol.Storage.INTERNAL,
                "",
                Location.NONE)));
  }

  /** Marks values from now on if an object is exposed; says whether it does. */
  boolean beginMarking() {
    if (!exposed.isEmpty()) {
      isMarking = true;
      unsetVariables = UnsetVariables.of(program);
    }
    return isMarking;
  }

  /** The objects whose addresses are numbers. */
  PlaceSet exposed() {
    return exposed;
  }

  /** The exposed objects that a slice still has, even if what exposes them is left out. */
  Set<MemoryObject> exposedIn(Program slice) {
    if (exposed.isEmpty()) {
      return Set.of();
    }
    Set<Object> present = Collections.newSetFromMap(new IdentityHashMap<>());
    Stream<Instruction> code = slice.functions().values().stream().flatMap(f -> f.body().stream());
    Stream.concat(slice.initialization().stream(), code)
        .forEach(
            i -> {
              present.add(i);
              Instructions.expressions(i).forEach(root -> addVariables(root, present));
            });
    Set<MemoryObject> objects = new LinkedHashSet<>();
    exposed.forEach(p -> objects.add(sets.place(p).object()));
    objects.removeIf(
        o ->
            !present.contains(
                switch (o) {
                  case MemoryObject.Named named -> named.symbol();
                  case MemoryObject.Allocated allocated -> allocated.site();
                }));
    return objects;
  }

  private static void addVariables(Expr root, Set<Object> found) {
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.Variable v) {
            found.add(v.symbol());
          }
        });
  }

  /** Whether a cast tells an address as a number. */
  static boolean makesNumber(Expr.Cast c) {
    return c.operand().type() instanceof PointerType
        && c.type() instanceof IntType type
        && !type.isBool();
  }

  /** Whether a cast makes an address of any number. */
  static boolean makesPointer(Expr.Cast c) {
    return c.type() instanceof PointerType
        && !(c.operand().type() instanceof PointerType)
        && !(c.operand() instanceof Expr.IntConstant);
  }

  /** What a value from outside may point to. */
  PlaceSet fromOutside() {
    return isMarking ? outside : PlaceSet.EMPTY;
  }

  /** What lies in memory that was never written. */
  PlaceSet unset() {
    return isMarking ? unset : PlaceSet.EMPTY;
  }

  /** What lies in a new variable. */
  PlaceSet unset(Instruction.Declare d) {
    return unsetVariables.contains(d) ? unset() : PlaceSet.EMPTY;
  }

  /** What a value of the type may point to if these places are in the memory it is read from. */
  PlaceSet loaded(PlaceSet places, CType type, PlaceSets question) {
    if (type instanceof PointerType) {
      return written(places, question);
    }
    if (!type.isAggregate()) {
      expose(places);
    }
    return places;
  }

  private PlaceSet written(PlaceSet places, PlaceSets question) {
    return places.containsAll(unset) ? question.minus(places, unset) : places;
  }

  /** The addresses of objects become numbers. */
  void expose(PlaceSet places) {
    if (!agenda.isRunning() || places.isEmpty() || !seen.add(places)) {
      return;
    }
    PlaceSet more = sets.union(exposed, sets.smear(known(places, sets)));
    if (more != exposed) {
      exposed = more;
      agenda.changed(readers);
    }
  }

  /** The places that are known without guessing. */
  PlaceSet known(PlaceSet places, PlaceSets question) {
    return hasMark(places) ? question.minus(places, marks) : places;
  }

  private boolean hasMark(PlaceSet places) {
    return places.containsAll(outside) || places.containsAll(unset);
  }

  /** What a value with these places points to if it is used as a pointer. */
  PlaceSet asPointer(PlaceSet places, PlaceSets question) {
    if (!isMarking || !hasMark(places)) {
      return places;
    }
    agenda.read(readers);
    return question.union(known(places, question), exposed);
  }

  /** What pointers may point to that lie in memory with these places. */
  PlaceSet storedPointers(PlaceSet places, PlaceSets question) {
    return asPointer(written(places, question), question);
  }
}
