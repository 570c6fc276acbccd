// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Stopwatch;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.Listener;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.schedule.Verifier;
import kiki.engine.session.InterpreterReplay;
import kiki.engine.session.SoleExecution;
import kiki.engine.trial.Trials;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.transform.core.LibraryLoops;
import kiki.transform.core.TransformTuning;
import kiki.transform.core.VolatileObjects;

/** Properties of single executions: the engines of the plan that the options choose. */
final class SafetyStrategy implements RunStrategy {
  private final Program program;
  private final Options options;

  /** Absent until the program was looked at. */
  private volatile Optional<Verifier> verifier = Optional.empty();

  SafetyStrategy(Program program, Options options) {
    this.program = program;
    this.options = options;
  }

  @Override
  public List<Property> properties() {
    return Properties.of(program);
  }

  @Override
  public Map<Property, Verdict> verify(Cancellation cancellation, Listener listener) {
    Verifier made =
        new Verifier(
            analysis(),
            new Workbenches(options).of(program, cancellation),
            new InterpreterReplay(program, cancellation),
            cancellation,
            failures(),
            options.output().witness().map(_ -> VisibleNames.of(program)),
            Optional.of(new SoleExecution(program, cancellation)),
            Optional.of(new Trials(program)),
            RunStrategy.sharing(options));
    verifier = Optional.of(made);
    Map<Property, Verdict> verdicts = made.verify(properties(), listener);
    return options.output().witness().isPresent()
        ? RunStrategy.told(verdicts, program, options, cancellation)
        : verdicts;
  }

  private Options.Analysis analysis() {
    return LibraryLoops.areIn(program)
        ? options.analysis().upTo(TransformTuning.LIBRARY_ITERATIONS)
        : options.analysis();
  }

  private Verifier.Failures failures() {
    return options.output().stopOnFail() ? Verifier.Failures.FIRST : Verifier.Failures.ALL;
  }

  @Override
  public Optional<Reliance> reliance() {
    return Optional.of(Reliance.of(program));
  }

  @Override
  public Map<String, Stopwatch> stopwatches() {
    return verifier.map(Verifier::stopwatches).orElse(Map.of());
  }

  /** A proof that takes what hardware or a signal handler may change as memory must say so. */
  @Override
  public List<String> caveats() {
    Set<String> names =
        options.environment().volatiles() == Options.Volatiles.ANY_VALUE
            ? new TreeSet<>()
            : VolatileObjects.readBy(program);
    names.removeAll(options.environment().volatileNames());
    return names.isEmpty()
        ? List.of()
        : List.of(
            "the proof treats volatile objects as ordinary memory: "
                + String.join(", ", names)
                + "; --nondet-volatile lets each read give any value");
  }
}
