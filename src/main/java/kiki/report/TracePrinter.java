package kiki.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kiki.engine.Counterexample;
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
  /** Steps at one source line shown before the middle of a long run is left out. */
  private static final int REPETITIONS = 20;

  public List<String> lines(Counterexample counterexample) {
    ValuePrinter values = new ValuePrinter(counterexample.objects());
    List<String> lines = new ArrayList<>();
    Map<Location, Integer> seen = new java.util.HashMap<>();
    Map<Location, Integer> total = new java.util.HashMap<>();
    for (Counterexample.Step s : counterexample.steps()) {
      total.merge(s.step().instruction().location(), 1, Integer::sum);
    }
    int hidden = 0;
    for (Counterexample.Step s : counterexample.steps()) {
      Location where = s.step().instruction().location();
      List<String> assignments = assignments(s, values);
      if (assignments.isEmpty()) {
        continue;
      }
      int occurrence = seen.merge(where, 1, Integer::sum);
      if (occurrence > REPETITIONS && occurrence <= total.get(where) - REPETITIONS) {
        hidden++;
        continue;
      }
      if (hidden > 0) {
        lines.add("... " + hidden + " steps of repeated iterations left out ...");
        lines.add("");
        hidden = 0;
      }
      lines.add(header(where, s.step().function()));
      lines.addAll(assignments);
      lines.add("");
    }
    return lines;
  }

  private static String header(Location where, String function) {
    String file =
        where.line() == 0 ? "initialisation" : "file " + where.file() + " line " + where.line();
    return function.isEmpty() ? file : file + " function " + function;
  }

  private static List<String> assignments(Counterexample.Step s, ValuePrinter values) {
    List<String> lines = new ArrayList<>();
    if (s.step().instruction() instanceof Instruction.Assert) {
      return lines;
    }
    for (Map.Entry<SsaVariable, Value> e : s.values().entrySet()) {
      if (!e.getKey().isTemporary()) {
        lines.add("  " + e.getKey().text() + "=" + values.print(e.getKey(), e.getValue()));
      }
    }
    return lines;
  }
}
