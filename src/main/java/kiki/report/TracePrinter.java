package kiki.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.engine.Counterexample;
import kiki.engine.Lasso;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.ssa.SsaVariable;
import kiki.term.Value;
import kiki.util.Location;

/**
 * A counterexample as a person reads it (chapter, figure 4): where, in which function, and what was
 * assigned. Steps that assign nothing visible are left out; long runs of the same loop are
 * collapsed.
 */
public final class TracePrinter {
  /** How often a place is shown at the start and at the end of a long run. */
  private static final int REPETITIONS = 4;

  private static final int LONGEST = 120;

  /** Starts the names of variables that checks introduce. */
  private static final String INTERNAL = "__kiki_";

  private record Shown(Location where, String function, List<String> assignments) {}

  public List<String> lines(Counterexample counterexample) {
    return switch (counterexample.ending()) {
      case Counterexample.Violation _ -> collapsed(shown(counterexample));
      case Counterexample.Cycle(Lasso lasso) -> lines(lasso);
      case Counterexample.Endless _ -> {
        List<String> lines = new ArrayList<>(collapsed(shown(counterexample)));
        lines.add("From here on no end can be reached.");
        lines.add("");
        yield lines;
      }
    };
  }

  /** The way to a state, the state, and the way back to it. */
  private static List<String> lines(Lasso lasso) {
    List<String> lines = new ArrayList<>(collapsed(shown(lasso.stem())));
    lines.add(header(lasso.head().location(), lasso.head().function()) + ", again and again:");
    lasso.values().forEach(w -> lines.add("  " + w.place() + "=" + w.value()));
    lines.add("");
    lines.add("Cycle:");
    lines.add("");
    lines.addAll(collapsed(shown(lasso.round())));
    lines.add("back to " + header(lasso.head().location(), lasso.head().function()));
    lines.add("");
    return lines;
  }

  private static List<Shown> shown(List<Lasso.Event> events) {
    List<Shown> all = new ArrayList<>();
    for (Lasso.Event e : events) {
      String text = "  " + e.written().place() + "=" + e.written().value();
      all.add(new Shown(e.at().location(), e.at().function(), List.of(text)));
    }
    return all;
  }

  private static List<String> collapsed(List<Shown> all) {
    Map<Location, Integer> total = new HashMap<>();
    all.forEach(s -> total.merge(s.where(), 1, Integer::sum));
    Map<Location, Integer> seen = new HashMap<>();
    List<String> lines = new ArrayList<>();
    int hidden = 0;
    for (Shown s : all) {
      int occurrence = seen.merge(s.where(), 1, Integer::sum);
      if (occurrence > REPETITIONS && occurrence <= total.get(s.where()) - REPETITIONS) {
        hidden++;
        continue;
      }
      if (hidden > 0) {
        lines.add("... " + hidden + " steps of repeated iterations left out ...");
        lines.add("");
        hidden = 0;
      }
      lines.add(header(s.where(), s.function()));
      lines.addAll(s.assignments());
      lines.add("");
    }
    return lines;
  }

  private static List<Shown> shown(Counterexample counterexample) {
    ValuePrinter values = new ValuePrinter(counterexample.objects());
    HeapHistory heap = new HeapHistory(counterexample.objects());
    List<Shown> all = new ArrayList<>();
    for (Counterexample.Step s : counterexample.steps()) {
      List<String> assignments = assignments(s, values);
      boolean isLast = s == counterexample.steps().getLast();
      assignments.addAll(heap.lines(s, isLast));
      if (!assignments.isEmpty()) {
        Location where = s.step().instruction().location();
        all.add(new Shown(where, s.step().function(), assignments));
      }
    }
    return all;
  }

  private static String header(Location where, String function) {
    String file =
        where.line() == 0 ? "initialisation" : "file " + where.file() + " line " + where.line();
    return function.isEmpty() ? file : file + " function " + function;
  }

  private static List<String> assignments(Counterexample.Step s, ValuePrinter values) {
    List<String> lines = new ArrayList<>();
    if (s.step().instruction() instanceof Instruction.Assert
        || s.step().instruction() instanceof Instruction.Free) {
      return lines;
    }
    for (Map.Entry<SsaVariable, Value> e : s.values().entrySet()) {
      if (!e.getKey().isTemporary() && !e.getKey().text().startsWith(INTERNAL)) {
        lines.add("  " + e.getKey().text() + "=" + values.print(e.getKey(), e.getValue()));
      }
    }
    if (s.values().isEmpty()
        && s.step().instruction() instanceof Instruction.Assign(Expr target, Expr value, var at)
        && at.line() > 0
        && !isTemporary(target)) {
      String text = "  " + ExprPrinter.printLine(target) + "=" + ExprPrinter.printLine(value);
      lines.add(text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...");
    }
    return lines;
  }

  /**
   * An array's elements have no value of their own in a step; the source text says what it does.
   */
  private static boolean isTemporary(Expr target) {
    return switch (target) {
      case Expr.Variable(Symbol symbol) -> symbol.storage() == Symbol.Storage.TEMPORARY;
      case Expr.Index(Expr array, Expr index) -> isTemporary(array);
      case Expr.Member(Expr base, var field) -> isTemporary(base);
      case Expr e -> false;
    };
  }
}
