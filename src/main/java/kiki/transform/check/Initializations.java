// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Reads of memory that nobody wrote. A scalar local whose address is not taken gets a companion
 * that says whether it was written, so that invariants can speak of it; of all other memory the
 * analysis and the interpreter know. Structures may be copied before all of them is written; so may
 * bytes, by {@code memcpy} and its kin. What is not written of them is not written of the copy.
 */
final class Initializations {
  /** Starts the names of companions. */
  static final String PREFIX = "__kiki_initialized_";

  private final boolean isOn;
  private final Set<Symbol> addressed = new HashSet<>();
  private final Map<Symbol, Symbol> companions = new LinkedHashMap<>();

  private Initializations(boolean isOn) {
    this.isOn = isOn;
  }

  static Initializations of(Program program, CheckOptions options) {
    Initializations made = new Initializations(options.has(Check.UNINITIALIZED));
    if (made.isOn) {
      for (Function f : program.functions().values()) {
        f.body().forEach(i -> Instructions.expressions(i).forEach(made::noteAddresses));
      }
    }
    return made;
  }

  private void noteAddresses(Expr root) {
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.AddressOf a) {
            Instructions.rootVariable(a.target()).ifPresent(addressed::add);
          }
        });
  }

  /** A variable is read. */
  void variable(Expr.Variable v, Expr guard, List<RequiredCondition> out) {
    Symbol symbol = v.symbol();
    if (!isOn || symbol.storage() != Symbol.Storage.AUTOMATIC || !symbol.type().isScalar()) {
      return;
    }
    Expr written = hasCompanion(symbol) ? companion(symbol) : isInitialized(v);
    add(written, v, guard, out);
  }

  /** Something other than a variable is read. */
  void memory(Expr lvalue, Expr guard, List<RequiredCondition> out) {
    if (isOn && lvalue.type().isScalar()) {
      add(isInitialized(lvalue), lvalue, guard, out);
    }
  }

  private static Expr isInitialized(Expr lvalue) {
    Expr pointer =
        lvalue instanceof Expr.Dereference d
                && d.pointer().type() instanceof PointerType p
                && p.target().equals(lvalue.type())
            ? d.pointer()
            : new Expr.AddressOf(lvalue, new PointerType(lvalue.type()));
    return new Expr.PointerPredicate(Expr.PointerTest.IS_INITIALIZED, pointer);
  }

  private static void add(Expr condition, Expr lvalue, Expr guard, List<RequiredCondition> out) {
    String text = "uninitialized memory read in " + ExprPrinter.describe(lvalue);
    RequiredCondition.add(condition, Property.Kind.UNINITIALIZED, text, guard, out);
  }

  private boolean hasCompanion(Symbol symbol) {
    return isOn
        && symbol.storage() == Symbol.Storage.AUTOMATIC
        && symbol.type().isScalar()
        && !addressed.contains(symbol);
  }

  private Expr.Variable companion(Symbol symbol) {
    return new Expr.Variable(companions.computeIfAbsent(symbol, Initializations::added));
  }

  private static Symbol added(Symbol described) {
    Symbol companion =
        new Symbol(
            PREFIX + described.name(),
            IntType.BOOL,
            Qualifiers.NONE,
            Symbol.Storage.AUTOMATIC,
            described.function(),
            described.location());
    companion.mark(Symbol.Trait.ADDED);
    return companion;
  }

  /** Keeps the companions up to date after an instruction. */
  void after(Instruction i, List<Instruction> out) {
    Location at = i.location();
    if (i instanceof Instruction.Declare(Symbol s, Location l) && hasCompanion(s)) {
      out.add(new Instruction.Declare(companion(s).symbol(), at));
      out.add(new Instruction.Assign(companion(s), Exprs.FALSE, at));
    }
    if (i instanceof Instruction.Dead(Symbol s, Location l) && hasCompanion(s)) {
      out.add(new Instruction.Dead(companion(s).symbol(), at));
    }
    if (Instructions.target(i).orElse(null) instanceof Expr.Variable(Symbol s) && hasCompanion(s)) {
      out.add(new Instruction.Assign(companion(s), Exprs.TRUE, at));
    }
  }
}
