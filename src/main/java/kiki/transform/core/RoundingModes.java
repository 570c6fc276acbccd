// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Rounding;

/**
 * In programs that can change the direction of rounding, each operation rounds as the variable
 * says. All others stay as they are. The initialisation of static objects rounds to nearest, as
 * compilers do (C11 F.8.2).
 */
public final class RoundingModes {
  private static final String STRANGE = "a rounding mode outside 0 to 3";
  private static final String ADDRESS = "a pointer to the rounding mode";

  private final Symbol symbol;
  private final Expr mode;

  private RoundingModes(Symbol symbol) {
    this.symbol = symbol;
    this.mode = new Expr.Variable(symbol);
  }

  public static Program run(Program program) {
    Optional<Symbol> symbol =
        program.globals().stream()
            .filter(s -> s.name().equals(Symbol.ROUNDING_MODE) && s.type().equals(IntType.INT))
            .findFirst();
    return symbol.map(s -> new RoundingModes(s).rewrite(program)).orElse(program);
  }

  private Program rewrite(Program program) {
    boolean changes =
        startsStrange(program)
            || program.functions().values().stream()
                .flatMap(f -> f.body().stream())
                .anyMatch(i -> writes(i) || takesAddress(i));
    if (!changes) {
      return program;
    }
    return program.mapFunctions(f -> rewrite(program, f));
  }

  private boolean startsStrange(Program program) {
    return program.initialization().stream()
        .anyMatch(i -> takesAddress(i) || writes(i) && !setsZero(i));
  }

  private static boolean setsZero(Instruction i) {
    return i instanceof Instruction.Assign a
        && (a.value() instanceof Expr.Zero
            || a.value() instanceof Expr.IntConstant c && c.value().signum() == 0);
  }

  private boolean writes(Instruction i) {
    return Instructions.writtenVariable(i).equals(Optional.of(symbol));
  }

  private boolean takesAddress(Instruction i) {
    boolean[] found = {false};
    for (Expr e : Instructions.expressions(i)) {
      Exprs.forEach(
          e,
          x ->
              found[0] |=
                  x instanceof Expr.AddressOf a
                      && Instructions.rootVariable(a.target()).equals(Optional.of(symbol)));
    }
    return found[0];
  }

  private Function rewrite(Program program, Function f) {
    List<Instruction> body = new ArrayList<>();
    if (f.symbol() == program.entry() && startsStrange(program)) {
      requireKnown(f.body().getFirst(), body);
    }
    for (Instruction i : f.body()) {
      if (takesAddress(i)) {
        body.add(new Instruction.Unsupported(ADDRESS, i.location()));
      }
      body.add(Instructions.map(i, this::rounded, this::rounded));
      if (writes(i) && !(i instanceof Instruction.Assign a && isKnown(a.value()))) {
        requireKnown(i, body);
      }
    }
    return f.withBody(body);
  }

  /** Other numbers have no documented meaning. */
  private void requireKnown(Instruction at, List<Instruction> out) {
    Instruction.Label known = new Instruction.Label("rounding_mode");
    Expr last = Exprs.integer(Rounding.modes().size() - 1, IntType.INT);
    Expr inRange =
        Exprs.and(
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, mode, Exprs.zero(IntType.INT)),
            Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, mode, last));
    out.add(new Instruction.Goto(inRange, known, at.location()));
    out.add(new Instruction.Unsupported(STRANGE, at.location()));
    out.add(new Instruction.Target(known, at.location()));
  }

  /** Whether a value is a mode by its form: a constant or, as in the library, masked. */
  private static boolean isKnown(Expr value) {
    return switch (value) {
      case Expr.IntConstant c -> isMode(c.value());
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr.IntConstant mask, var type) ->
          op == Expr.BinaryOp.BIT_AND && isMode(mask.value());
      case Expr other -> false;
    };
  }

  private static boolean isMode(BigInteger n) {
    return n.signum() >= 0 && n.compareTo(BigInteger.valueOf(Rounding.modes().size())) < 0;
  }

  private Expr rounded(Expr e) {
    Expr inner = Exprs.mapChildren(e, this::rounded);
    return Rounding.rounds(inner) ? new Expr.Rounded(inner, mode) : inner;
  }
}
