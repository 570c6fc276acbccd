// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.program.Property;
import kiki.util.Location;

/**
 * A counterexample as a person reads it (chapter, figure 4): where, in which function, and what was
 * assigned. Steps that assign nothing visible are left out; long runs of the same loop are
 * collapsed.
 */
public final class TracePrinter {
  private static final String INDENT = "  ";

  /** How often a place is shown at the start and at the end of a long run. */
  private static final int REPETITIONS = 4;

  /** Of what a library function writes, so much is shown. */
  private static final int WRITTEN = 12;

  public List<String> lines(Counterexample counterexample) {
    return switch (counterexample.ending()) {
      case Counterexample.Violation _ -> collapsed(steps(counterexample));
      case Counterexample.Observed run -> lines(run);
      case Counterexample.Cycle(Lasso lasso) -> lines(lasso);
      case Counterexample.Endless _ -> {
        List<String> lines = new ArrayList<>(collapsed(steps(counterexample)));
        lines.add("From here on, the end of the program cannot be reached.");
        lines.add("");
        yield lines;
      }
    };
  }

  /** Which property a counterexample violates, and where in the user's own code. */
  public List<String> violated(Property property, Counterexample counterexample) {
    CallPath path = CallPath.of(property, counterexample);
    List<String> lines = new ArrayList<>();
    lines.add("Violated property:");
    lines.add("  " + header(path.own().location(), path.own().function()));
    lines.add("  " + property.description());
    if (path.library().isPresent()) {
      lines.add("  in the library: " + path);
    }
    return lines;
  }

  private static List<String> lines(Counterexample.Observed run) {
    List<String> lines = new ArrayList<>(collapsed(steps(run.start())));
    if (run.unseen() > 0) {
      lines.add("... the program runs on for " + run.unseen() + " instructions ...");
      lines.add("");
    }
    lines.addAll(collapsed(steps(run.end())));
    return lines;
  }

  /** The way to a state, the state, and the way back to it. */
  private static List<String> lines(Lasso lasso) {
    List<String> lines = new ArrayList<>(collapsed(steps(lasso.stem())));
    lines.add(header(lasso.head().location(), lasso.head().function()) + ", again and again:");
    lasso.values().forEach(w -> lines.add("  " + w.place() + "=" + w.value()));
    lines.add("");
    lines.add("Cycle:");
    lines.add("");
    lines.addAll(collapsed(steps(lasso.round())));
    lines.add("back to " + header(lasso.head().location(), lasso.head().function()));
    lines.add("");
    return lines;
  }

  /** Changes of memory, one by one. */
  public static List<ShownStep> steps(List<Lasso.Event> events) {
    List<ShownStep> all = new ArrayList<>();
    for (Lasso.Event e : events) {
      String text = e.written().place() + "=" + e.written().value();
      all.add(new ShownStep(e.at().location(), e.at().function(), List.of(text)));
    }
    return all;
  }

  private static List<String> collapsed(List<ShownStep> all) {
    Map<Location, Integer> total = new HashMap<>();
    all.forEach(s -> total.merge(s.where(), 1, Integer::sum));
    Map<Location, Integer> seen = new HashMap<>();
    List<String> lines = new ArrayList<>();
    int hidden = 0;
    for (ShownStep s : all) {
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
      s.assignments().forEach(a -> lines.add(INDENT + a));
      lines.add("");
    }
    return lines;
  }

  /** All that assign something; what library functions do is shown at the call, as one step. */
  public static List<ShownStep> steps(Counterexample counterexample) {
    ValuePrinter values = new ValuePrinter(counterexample.objects());
    HeapHistory heap = new HeapHistory(counterexample.objects());
    List<ShownStep> all = new ArrayList<>();
    Map<String, String> written = new LinkedHashMap<>();
    Optional<CallPath.Frame> caller = Optional.empty();
    for (Counterexample.Step s : counterexample.steps()) {
      CallPath path = CallPath.of(s.step());
      boolean isLast = s == counterexample.steps().getLast();
      List<String> ofHeap = heap.lines(s, isLast);
      if (path.library().isPresent()) {
        caller = Optional.of(path.own());
        StepAssignments.inLibrary(s, values)
            .forEach(
                (place, value) -> {
                  written.remove(place);
                  written.put(place, value);
                });
        if (ofHeap.isEmpty()) {
          continue;
        }
      }
      caller.ifPresent(c -> add(c, assignments(written), all));
      caller = Optional.empty();
      written.clear();
      List<String> assignments =
          new ArrayList<>(
              path.library().isPresent() ? List.of() : StepAssignments.lines(s, values));
      assignments.addAll(ofHeap);
      add(path.own(), assignments, all);
    }
    caller.ifPresent(c -> add(c, assignments(written), all));
    return all;
  }

  private static void add(CallPath.Frame place, List<String> assignments, List<ShownStep> all) {
    if (!assignments.isEmpty()) {
      all.add(new ShownStep(place.location(), place.function(), List.copyOf(assignments)));
    }
  }

  private static List<String> assignments(Map<String, String> written) {
    List<String> lines = new ArrayList<>();
    written.forEach((place, value) -> lines.add(place + "=" + value));
    int more = lines.size() - WRITTEN;
    if (more > 1) {
      lines.subList(WRITTEN, lines.size()).clear();
      lines.add("... and " + more + " more");
    }
    return lines;
  }

  private static String header(Location where, String function) {
    String file =
        where.line() == 0 ? "initialisation" : "file " + where.file() + " line " + where.line();
    return function.isEmpty() ? file : file + " function " + function;
  }
}
