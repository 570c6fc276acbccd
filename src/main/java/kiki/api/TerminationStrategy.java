// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Lazy;
import kiki.engine.control.Stopwatch;
import kiki.engine.loop.VisibleNames;
import kiki.engine.result.Listener;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.termination.TerminationVerifier;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import kiki.transform.check.EndChecks;
import kiki.transform.core.ArrayArguments;
import kiki.transform.termination.ArbitraryOverflow;
import kiki.transform.termination.WithoutOverflow;
import kiki.util.Location;

/**
 * Whether every execution ends: {@code --termination}, {@code --nontermination} and property files
 * with {@code F end}. Proofs and executions without end are looked for in forms of the program that
 * differ in what undefined behaviour does.
 */
final class TerminationStrategy implements RunStrategy {
  /** What must be shown not to happen in proofs that rely on it. */
  private static final Set<Check> MEMORY = EnumSet.of(Check.BOUNDS, Check.POINTERS);

  /** What is excluded, or must be shown to be, in proofs. */
  private static final Set<Check> DEFINED =
      EnumSet.of(Check.BOUNDS, Check.POINTERS, Check.SIGNED_OVERFLOW);

  private final Program lowered;
  private final Options options;
  private Optional<TerminationVerifier> verifier = Optional.empty();

  TerminationStrategy(Program lowered, Options options) {
    this.lowered = lowered;
    this.options = options;
  }

  @Override
  public List<Property> properties() {
    String entry = options.input().function().orElse("main");
    return List.of(
        new Property(
            entry + ".termination",
            Property.Kind.TERMINATION,
            "the program terminates",
            entry,
            location(entry)));
  }

  @Override
  public Map<Property, Verdict> verify(Cancellation cancellation, Listener listener) {
    TerminationVerifier made = verifier(cancellation);
    verifier = Optional.of(made);
    Map<Property, Verdict> verdicts = made.verify(properties().getFirst(), listener);
    return options.output().witness().isPresent()
        ? RunStrategy.told(verdicts, passes(Set.of()), options, cancellation)
        : verdicts;
  }

  @Override
  public Optional<Reliance> reliance() {
    return Optional.empty();
  }

  @Override
  public Map<String, Stopwatch> stopwatches() {
    return verifier.map(TerminationVerifier::stopwatches).orElse(Map.of());
  }

  @Override
  public List<String> caveats() {
    return List.of();
  }

  private TerminationVerifier verifier(Cancellation cancellation) {
    return new TerminationVerifier(
        options.analysis(),
        subjects(cancellation),
        scope(),
        cancellation,
        RunStrategy.sharing(options),
        options.output().witness().map(_ -> VisibleNames.of(lowered)));
  }

  private Location location(String entry) {
    return lowered.functions().keySet().stream()
        .filter(s -> s.name().equals(entry))
        .findFirst()
        .map(Symbol::location)
        .orElse(Location.NONE);
  }

  /** The competition's property is about programs without undefined behaviour. */
  private TerminationVerifier.Scope scope() {
    return options.properties().specification().isPresent()
        ? TerminationVerifier.Scope.DEFINED
        : TerminationVerifier.Scope.ALL;
  }

  private TerminationVerifier.Subjects subjects(Cancellation cancellation) {
    Program plain = passes(Set.of());
    // An execution that does not end must not depend on undefined behaviour.
    Program checked = ArrayArguments.run(passes(Check.UNDEFINED_BEHAVIOUR));
    return new TerminationVerifier.Subjects(
        subject(ArbitraryOverflow.run(plain), cancellation),
        new Lazy<>(() -> careful(plain, cancellation)),
        new Lazy<>(() -> WithoutOverflow.run(passes(DEFINED)).map(p -> subject(p, cancellation))),
        subject(checked, cancellation),
        new Lazy<>(() -> subject(EndChecks.run(checked), cancellation)),
        p -> new Workbenches(options).of(p, cancellation));
  }

  private Optional<TerminationVerifier.Subject> careful(Program plain, Cancellation cancellation) {
    Program careful = passes(MEMORY);
    return assertions(careful) == assertions(plain)
        ? Optional.empty()
        : Optional.of(subject(ArbitraryOverflow.run(careful), cancellation));
  }

  private TerminationVerifier.Subject subject(Program program, Cancellation cancellation) {
    return new TerminationVerifier.Subject(
        program, new Workbenches(options).of(program, cancellation));
  }

  private static long assertions(Program program) {
    return program.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .filter(Instruction.Assert.class::isInstance)
        .count();
  }

  private Program passes(Set<Check> checks) {
    return Passes.run(lowered, PassOptions.of(CheckOptions.of(checks)));
  }
}
