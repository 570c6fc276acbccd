// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** Has runs write down the quantities when they come to the call. */
final class Measurement {
  private final Map<Symbol, Quantity> measured = new LinkedHashMap<>();

  private Measurement() {}

  /**
   * @param site names the variables that take the values
   */
  static Measurement of(EntrySite site, List<Quantity> quantities) {
    Measurement made = new Measurement();
    for (Quantity q : quantities) {
      String name = "measured$" + made.measured.size();
      made.measured.put(site.measure(name, (IntType) q.value().type()), q);
    }
    return made;
  }

  /** The program at a site, with the assignments that are watched. */
  Program in(EntrySite site) {
    List<Instruction> code = new ArrayList<>();
    measured.forEach(
        (symbol, quantity) -> {
          code.add(new Instruction.Declare(symbol, Location.NONE));
          code.add(
              new Instruction.Assign(new Expr.Variable(symbol), existing(quantity), Location.NONE));
        });
    return site.before(code);
  }

  private static Expr existing(Quantity quantity) {
    Expr exists = Exprs.TRUE;
    for (Quantity.Nullness pointer : quantity.behind()) {
      exists = Exprs.and(exists, pointer.nonNull());
    }
    Expr value = quantity.value();
    return Exprs.isTrue(exists)
        ? value
        : new Expr.Conditional(exists, value, Exprs.zero(value.type()), value.type());
  }

  /** Listens to one run. */
  final class Reading implements ExecutionListener {
    private final Map<Quantity, BigInteger> values = new LinkedHashMap<>();

    @Override
    public Continuation before(Instruction next, ExecutionState state) {
      return Continuation.CONTINUE;
    }

    @Override
    public void after(Instruction done, ExecutionState state) {
      if (values.size() < measured.size()
          && done instanceof Instruction.Assign(Expr.Variable(Symbol symbol), var _, var _)
          && measured.containsKey(symbol)) {
        state.integer(symbol, 0, symbol.type()).ifPresent(v -> values.put(measured.get(symbol), v));
      }
    }

    /** Whether the run has come to the call. */
    boolean isComplete() {
      return values.size() == measured.size();
    }

    Point point() {
      return Point.of(values);
    }
  }
}
