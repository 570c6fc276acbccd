// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Numbers from outside that a program compares with addresses and uses as such: each may be a
 * pointer into an object whose address the program has made a number. They are marked where they
 * come in, and the mark stands for these objects where it becomes a pointer. Programs that do not
 * cast both ways have no marks.
 */
final class GuessedAddresses {
  private final Layout layout;
  private final Agenda agenda;
  private final boolean possible;
  private final Place mark;
  private final Set<Place> exposed = new LinkedHashSet<>();

  GuessedAddresses(Program program, Agenda agenda) {
    this.layout = program.layout();
    this.agenda = agenda;
    this.mark = Place.anywhere(new MemoryObject.Named(symbol()));
    List<Expr.Cast> casts = casts(program);
    this.possible =
        casts.stream().anyMatch(this::makesNumber) && casts.stream().anyMatch(this::makesPointer);
  }

  private static Symbol symbol() {
    return new Symbol(
        "outside",
        IntType.UNSIGNED_CHAR,
        Qualifiers.NONE,
        Symbol.Storage.INTERNAL,
        "",
        Location.NONE);
  }

  private static List<Expr.Cast> casts(Program program) {
    Stream<Instruction> code =
        program.functions().values().stream().map(Function::body).flatMap(List::stream);
    List<Expr.Cast> found = new ArrayList<>();
    Stream.concat(program.initialization().stream(), code)
        .flatMap(i -> Instructions.expressions(i).stream())
        .forEach(root -> Exprs.forEach(root, e -> add(e, found)));
    return found;
  }

  private static void add(Expr e, List<Expr.Cast> found) {
    if (e instanceof Expr.Cast c) {
      found.add(c);
    }
  }

  /** Whether a cast tells addresses that numbers from outside may be. */
  boolean exposes(Expr.Cast c) {
    return possible && makesNumber(c);
  }

  /** Whether the number keeps all of the address. */
  private boolean makesNumber(Expr.Cast c) {
    return c.operand().type() instanceof PointerType && holdsAddress(c.type());
  }

  private boolean makesPointer(Expr.Cast c) {
    return c.type() instanceof PointerType
        && holdsAddress(c.operand().type())
        && !(c.operand() instanceof Expr.IntConstant);
  }

  private boolean holdsAddress(CType type) {
    return type instanceof IntType i && !i.isBool() && i.width() >= layout.pointerWidth();
  }

  /** What a value from outside may point to. */
  Set<Place> fromOutside(CType type) {
    return possible && (holdsAddress(type) || type.isAggregate()) ? Set.of(mark) : Set.of();
  }

  /** The addresses of objects become numbers. */
  void expose(Set<Place> places) {
    boolean changed = false;
    for (Place p : places) {
      changed |= p != mark && exposed.add(Place.anywhere(p.object()));
    }
    if (changed) {
      agenda.changed(this);
    }
  }

  /** The places that are known without guessing. */
  Set<Place> known(Set<Place> places) {
    Set<Place> known = new LinkedHashSet<>(places);
    known.remove(mark);
    return known;
  }

  /** What a value with these places points to if it is used as a pointer. */
  Set<Place> asPointer(Set<Place> places) {
    if (!possible || !places.contains(mark)) {
      return places;
    }
    agenda.read(this);
    Set<Place> result = new LinkedHashSet<>(places);
    result.remove(mark);
    result.addAll(exposed);
    return result;
  }
}
