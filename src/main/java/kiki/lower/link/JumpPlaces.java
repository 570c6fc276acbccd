// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Where {@code setjmp} is called, and where {@code longjmp} (C11 7.13). Each execution of a {@code
 * setjmp} has a number, which stands in its environment.
 */
public final class JumpPlaces {
  /**
   * A call of {@code setjmp}.
   *
   * @param function that has the call
   * @param label right behind it
   * @param number of its last execution in this activation; zero at first
   * @param result what the call yields
   */
  public record Place(
      Symbol function, Instruction.Label label, Expr.Variable number, Expr result) {}

  private final Linkage linkage;
  private final List<Place> places = new ArrayList<>();
  private final Set<Instruction.Label> jumps = new HashSet<>();
  private final Map<String, Expr.Variable> variables = new HashMap<>();

  JumpPlaces(Linkage linkage) {
    this.linkage = linkage;
  }

  private Expr.Variable variable(String name, IntType type) {
    return variables.computeIfAbsent(name, n -> added(n, type));
  }

  private Expr.Variable added(String name, IntType type) {
    Symbol symbol =
        new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.INTERNAL, "", Location.NONE);
    symbol.mark(Symbol.Trait.ADDED);
    linkage.addStatic(symbol, Optional.empty());
    return new Expr.Variable(symbol);
  }

  /** How many executions of {@code setjmp} there were. */
  public Expr.Variable count() {
    return variable("__kiki_jump_places", linkage.layout().sizeType());
  }

  /** The number of the place that a jump is on its way to; zero while none is. */
  public Expr.Variable wanted() {
    return variable("__kiki_jump_wanted", linkage.layout().sizeType());
  }

  /** What {@code setjmp} yields when the jump arrives. */
  public Expr.Variable value() {
    return variable("__kiki_jump_value", IntType.INT);
  }

  public void add(Place place) {
    places.add(place);
  }

  public List<Place> of(Symbol function) {
    return places.stream().filter(p -> p.function() == function).toList();
  }

  /** A jump starts at a label. */
  public void addJump(Instruction.Label label) {
    jumps.add(label);
  }

  public boolean isJump(Instruction i) {
    return i instanceof Instruction.Target t && jumps.contains(t.label());
  }

  public boolean hasJumps() {
    return !jumps.isEmpty();
  }
}
