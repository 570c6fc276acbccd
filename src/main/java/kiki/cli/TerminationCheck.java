package kiki.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.engine.Cancellation;
import kiki.engine.TerminationVerifier;
import kiki.engine.Verdict;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.transform.ArbitraryOverflow;
import kiki.transform.CheckOptions;
import kiki.transform.Descent;
import kiki.transform.EndChecks;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.WithoutOverflow;
import kiki.util.Location;

/** {@code --termination}, {@code --nontermination} and property files with {@code F end}. */
final class TerminationCheck {
  /** What makes an execution undefined; one that does not end must not depend on it. */
  private static final Set<Check> UNDEFINED =
      EnumSet.of(
          Check.BOUNDS,
          Check.POINTERS,
          Check.DIVISION_BY_ZERO,
          Check.SIGNED_OVERFLOW,
          Check.UNDEFINED_SHIFT);

  /** What is excluded, or must be shown to be, in proofs. */
  private static final Set<Check> DEFINED =
      EnumSet.of(Check.BOUNDS, Check.POINTERS, Check.SIGNED_OVERFLOW);

  private final Program lowered;
  private final Options options;
  private final Console console;

  TerminationCheck(Program lowered, Options options, Console console) {
    this.lowered = lowered;
    this.options = options;
    this.console = console;
  }

  ExitCode run() {
    String entry = options.input().function().orElse("main");
    Property property =
        new Property(
            entry + ".termination",
            Property.Kind.TERMINATION,
            "the program terminates",
            entry,
            Location.NONE);
    Program plain = ArbitraryOverflow.run(passes(Set.of()));
    Program checked = passes(UNDEFINED);
    Program endless = EndChecks.run(checked);
    Cancellation cancellation = new Cancellation(options.limits());
    Outputs outputs = new Outputs(options, console);
    Workbenches workbenches = new Workbenches(options);
    TerminationVerifier verifier =
        new TerminationVerifier(
            options.analysis(),
            workbenches.of(plain),
            WithoutOverflow.run(Descent.run(passes(DEFINED))).map(workbenches::of),
            workbenches.of(checked),
            checked,
            workbenches.of(endless),
            endless,
            cancellation);
    try (Progress progress = new Progress(console, options, cancellation, List.of(property))) {
      Map<Property, Verdict> verdicts =
          new EngineRun(List.of(property), progress).verdicts(l -> verifier.verify(property, l));
      progress.clear();
      return outputs.report(new Summary(verdicts));
    }
  }

  private Program passes(Set<Check> checks) {
    return Passes.run(lowered, PassOptions.of(CheckOptions.of(checks)));
  }
}
