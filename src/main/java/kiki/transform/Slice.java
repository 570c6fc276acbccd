package kiki.transform;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * Removes assignments to variables that no property depends on. Control flow stays as it is, so
 * every variable that a jump, an assumption or an assertion reads is needed, and with it what flows
 * into it, in whatever order (flow-insensitive). A variable whose address is taken anywhere is
 * always needed.
 */
public final class Slice {
  private final Program program;
  private final Set<Symbol> needed = new HashSet<>();

  private Slice(Program program) {
    this.program = program;
  }

  /** Keeps the meaning of the named properties; the others are removed. */
  public static Program run(Program program, Set<String> properties) {
    Slice slice = new Slice(SelectProperties.run(program, properties));
    slice.close();
    return slice.rebuild();
  }

  private void close() {
    List<Instruction> all = new ArrayList<>(program.initialization());
    program.functions().values().forEach(f -> all.addAll(f.body()));
    program.functions().values().forEach(f -> needed.addAll(f.parameters()));
    for (Instruction i : all) {
      Instructions.expressions(i).forEach(this::addresses);
      if (removable(i) == null) {
        Instructions.expressions(i).forEach(this::reads);
      }
    }
    boolean grew = true;
    while (grew) {
      int before = needed.size();
      for (Instruction i : all) {
        Symbol target = removable(i);
        if (target != null && needed.contains(target)) {
          Instructions.expressions(i).forEach(this::reads);
        }
      }
      grew = needed.size() > before;
    }
  }

  /** The variable an instruction gives a value, if that is all it does; else null. */
  private static Symbol removable(Instruction i) {
    return i instanceof Instruction.Assign || i instanceof Instruction.Input
        ? Instructions.rootVariable(Instructions.target(i))
        : null;
  }

  private void addresses(Expr root) {
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.AddressOf a) {
            Symbol s = Instructions.rootVariable(a.target());
            if (s != null) {
              needed.add(s);
            }
          }
        });
  }

  private void reads(Expr root) {
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.Variable v) {
            needed.add(v.symbol());
          }
        });
  }

  private boolean keeps(Instruction i) {
    Symbol target =
        i instanceof Instruction.Declare d
            ? d.symbol()
            : i instanceof Instruction.Dead d ? d.symbol() : removable(i);
    return target == null || needed.contains(target);
  }

  private Program rebuild() {
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program
        .functions()
        .forEach(
            (s, f) -> functions.put(s, f.withBody(f.body().stream().filter(this::keeps).toList())));
    return program
        .withFunctions(functions)
        .withGlobals(
            program.globals().stream().filter(needed::contains).toList(),
            program.initialization().stream().filter(this::keeps).toList());
  }
}
