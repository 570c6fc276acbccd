// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.ArrayList;
import java.util.List;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.program.Property;
import kiki.report.ShownStep;
import kiki.report.TracePrinter;
import kiki.util.Location;

/**
 * An execution that violates a property.
 *
 * @param steps what it does until then, as far as it writes something
 * @param cycle what an execution that does not end then does again and again; empty for others
 * @param text all of this for a person, long runs of the same loop shortened
 */
public record FailureTrace(List<Step> steps, List<Step> cycle, List<String> text) {
  public FailureTrace {
    steps = List.copyOf(steps);
    cycle = List.copyOf(cycle);
    text = List.copyOf(text);
  }

  /**
   * A step.
   *
   * @param location in your own code, also of what library functions write
   * @param assignments what it writes, each as {@code place=value} or a remark
   */
  public record Step(Location location, String function, List<String> assignments) {
    public Step {
      assignments = List.copyOf(assignments);
    }
  }

  static FailureTrace of(Property property, Counterexample counterexample) {
    TracePrinter printer = new TracePrinter();
    List<String> text = new ArrayList<>(printer.lines(counterexample));
    text.addAll(printer.violated(property, counterexample));
    return switch (counterexample.ending()) {
      case Counterexample.Cycle(Lasso lasso) ->
          new FailureTrace(
              steps(TracePrinter.steps(lasso.stem())),
              steps(TracePrinter.steps(lasso.round())),
              text);
      case Counterexample.Observed run -> {
        List<Step> steps = new ArrayList<>(steps(TracePrinter.steps(run.start())));
        steps.addAll(steps(TracePrinter.steps(run.end())));
        yield new FailureTrace(steps, List.of(), text);
      }
      case Counterexample.Violation _, Counterexample.Endless _ ->
          new FailureTrace(steps(TracePrinter.steps(counterexample)), List.of(), text);
    };
  }

  private static List<Step> steps(List<ShownStep> shown) {
    return shown.stream().map(s -> new Step(s.where(), s.function(), s.assignments())).toList();
  }
}
