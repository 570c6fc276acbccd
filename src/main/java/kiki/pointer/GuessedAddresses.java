// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Collections;
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
  private final Set<Place> exposed;

  /** None while no object is known to be exposed, so that programs without such pay nothing. */
  private boolean isMarking;

  /** The declarations of variables that may be read before they are written. */
  private Set<Instruction.Declare> unset = Set.of();

  private GuessedAddresses(Program program, Set<Place> exposed, Agenda agenda) {
    this.program = program;
    this.agenda = agenda;
    this.exposed = exposed;
  }

  /**
   * @param exposed objects that are exposed whatever the program does
   */
  static GuessedAddresses of(Program program, Set<MemoryObject> exposed, Agenda agenda) {
    Set<Place> places = new LinkedHashSet<>();
    exposed.forEach(o -> places.add(Place.anywhere(o)));
    return new GuessedAddresses(program, places, agenda);
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
      unset = UnsetVariables.of(program);
    }
    return isMarking;
  }

  /** The objects whose addresses are numbers. */
  Set<Place> exposed() {
    return Collections.unmodifiableSet(exposed);
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
    exposed.forEach(p -> objects.add(p.object()));
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
  Set<Place> fromOutside() {
    return isMarking ? Set.of(OUTSIDE) : Set.of();
  }

  /** What lies in memory that was never written. */
  Set<Place> unset() {
    return isMarking ? Set.of(UNSET) : Set.of();
  }

  /** What lies in a new variable. */
  Set<Place> unset(Instruction.Declare d) {
    return unset.contains(d) ? unset() : Set.of();
  }

  /** What a value of the type may point to if these places are in the memory it is read from. */
  Set<Place> loaded(Set<Place> places, CType type) {
    if (type instanceof PointerType) {
      places.remove(UNSET);
    } else if (!type.isAggregate()) {
      expose(places);
    }
    return places;
  }

  /** The addresses of objects become numbers. */
  void expose(Set<Place> places) {
    if (!agenda.isRunning()) {
      return;
    }
    boolean changed = false;
    for (Place p : places) {
      changed |= !isMark(p) && exposed.add(Place.anywhere(p.object()));
    }
    if (changed) {
      agenda.changed(this);
    }
  }

  private static boolean isMark(Place p) {
    return p.equals(OUTSIDE) || p.equals(UNSET);
  }

  /** The places that are known without guessing. */
  Set<Place> known(Set<Place> places) {
    Set<Place> known = new LinkedHashSet<>(places);
    known.removeIf(GuessedAddresses::isMark);
    return known;
  }

  /** What a value with these places points to if it is used as a pointer. */
  Set<Place> asPointer(Set<Place> places) {
    if (!isMarking || places.stream().noneMatch(GuessedAddresses::isMark)) {
      return places;
    }
    agenda.read(this);
    Set<Place> result = known(places);
    result.addAll(exposed);
    return result;
  }

  /** What pointers may point to that lie in memory with these places. */
  Set<Place> storedPointers(Set<Place> places) {
    Set<Place> written = new LinkedHashSet<>(places);
    written.remove(UNSET);
    return asPointer(written);
  }
}
