// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/** Runs the function on inputs, and remembers what came of it. */
final class Sampler {
  private final List<Coordinate> coordinates;
  private final Measurement measurement;
  private final Program program;
  private final Labels labels;
  private final List<BigInteger> constants;
  private final BooleanSupplier cancelled;
  private final Map<Map<Coordinate, BigInteger>, Sample> samples = new LinkedHashMap<>();
  private long limit = PreconditionTuning.FIRST_STEPS;

  /**
   * @param site where the quantities are measured
   * @param checked the program of the site with its checks: runs are of this one
   * @param constants what the function may choose by itself
   */
  static Sampler of(
      EntrySite site,
      List<Quantity> quantities,
      Program checked,
      Labels labels,
      List<BigInteger> constants,
      BooleanSupplier cancelled) {
    Measurement measurement = Measurement.of(site, quantities);
    return new Sampler(
        Coordinate.of(site),
        measurement,
        measurement.in(site.in(checked)),
        labels,
        constants.stream().limit(PreconditionTuning.OTHER_VALUES).toList(),
        cancelled);
  }

  private Sampler(
      List<Coordinate> coordinates,
      Measurement measurement,
      Program program,
      Labels labels,
      List<BigInteger> constants,
      BooleanSupplier cancelled) {
    this.coordinates = coordinates;
    this.measurement = measurement;
    this.program = program;
    this.labels = labels;
    this.constants = constants;
    this.cancelled = cancelled;
  }

  List<Coordinate> coordinates() {
    return coordinates;
  }

  /** All runs so far that came to the call. */
  List<Sample> samples() {
    return List.copyOf(samples.values());
  }

  int count() {
    return samples.size();
  }

  boolean isExhausted() {
    return samples.size() >= PreconditionTuning.ALL_RUNS || cancelled.getAsBoolean();
  }

  /** The run on these inputs; empty if it does not come to the call. */
  Optional<Sample> run(Map<Coordinate, BigInteger> chosen) {
    Sample known = samples.get(chosen);
    return known != null ? Optional.of(known) : execute(chosen, limit);
  }

  /** The same with more patience. */
  Optional<Sample> runLonger(Map<Coordinate, BigInteger> chosen) {
    return execute(chosen, PreconditionTuning.ENDLESS_STEPS);
  }

  private Optional<Sample> execute(Map<Coordinate, BigInteger> chosen, long steps) {
    ChosenInputs inputs = new ChosenInputs(chosen, BigInteger.ZERO);
    Optional<Sample> first = execute(chosen, inputs, steps);
    if (first.isEmpty()) {
      return first;
    }
    Sample sample = first.get();
    for (BigInteger other : inputs.areAskedForOthers() ? constants : List.<BigInteger>of()) {
      if (sample.label() != labels.decisive()) {
        sample =
            execute(chosen, new ChosenInputs(chosen, other), steps)
                .filter(s -> s.label() == labels.decisive())
                .orElse(sample);
      }
    }
    samples.put(chosen, sample);
    return Optional.of(sample);
  }

  private Optional<Sample> execute(
      Map<Coordinate, BigInteger> chosen, ChosenInputs inputs, long steps) {
    Measurement.Reading reading = measurement.new Reading();
    RunOptions options =
        RunOptions.replay(inputs, p -> p.kind() != Property.Kind.UNMODELLED)
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withStepLimit(steps)
            .withCancellation(cancelled)
            .withListener(reading);
    RunResult result = new Interpreter(program).run(options);
    return reading.isComplete()
        ? Optional.of(new Sample(chosen, reading.point(), labels.of(result), result.steps()))
        : Optional.empty();
  }

  /**
   * The run that starts as a counterexample does. Where the run itself does not say how it goes,
   * its label is what engines say, and further runs are watched for longer.
   */
  Optional<Sample> at(Counterexample counterexample, Sample.Label label) {
    Map<Coordinate, BigInteger> chosen = new LinkedHashMap<>();
    coordinates.forEach(c -> chosen.put(c, BigInteger.ZERO));
    for (ScriptedInput choice : ChoiceValues.script(counterexample)) {
      if (choice.instruction() instanceof Instruction.Input input) {
        for (Coordinate c : coordinates) {
          if (c.input().equals(input.target())) {
            chosen.put(c, c.in(choice.value()));
          }
        }
      }
    }
    return run(chosen).map(s -> agreed(s, label));
  }

  private Sample agreed(Sample sample, Sample.Label label) {
    boolean isUnfinished = sample.steps() >= limit;
    if (sample.label() != label && isUnfinished && limit < PreconditionTuning.ENDLESS_STEPS) {
      samples.values().removeIf(s -> s.steps() >= limit);
      limit *= PreconditionTuning.PATIENCE_FACTOR;
    }
    return switch (sample.label()) {
      case GOOD, BAD -> isUnfinished ? relabelled(sample, label) : sample;
      case LONG, OPEN -> relabelled(sample, label);
    };
  }

  Sample relabelled(Sample sample, Sample.Label label) {
    Sample changed = new Sample(sample.chosen(), sample.point(), label, sample.steps());
    samples.put(sample.chosen(), changed);
    return changed;
  }

  /** Points with a label. */
  List<Point> points(Sample.Label label) {
    List<Point> points = new ArrayList<>();
    samples.values().stream().filter(s -> s.label() == label).forEach(s -> points.add(s.point()));
    return points;
  }
}
