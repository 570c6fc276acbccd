package kiki.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Property;

/**
 * That accesses to memory are valid, which a ranking proof may rest on, shown by k-induction: rich
 * invariants are what the prover of rankings tries itself.
 */
final class SafetyLemma {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final BooleanSupplier stop;

  SafetyLemma(Options.Analysis analysis, Workbench workbench, BooleanSupplier stop) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.stop = stop;
  }

  /** Whether all properties are proved; a failure is not looked at any further. */
  boolean holds(List<Property> properties) {
    Verifier verifier =
        new Verifier(
            analysis.with(Options.Engine.K_INDUCTION),
            workbench,
            (_, _) -> Optional.empty(),
            Cancellation.within(stop),
            Verifier.Failures.FIRST);
    return verifier.verify(properties, new Silence()).values().stream()
        .allMatch(v -> v instanceof Verdict.Proved);
  }

  /** Nobody waits for the parts of a proof. */
  private static final class Silence implements Listener {
    @Override
    public void decided(Property property, Verdict verdict) {}

    @Override
    public void warning(String message) {}

    @Override
    public void progress(String engine, int unwindings, int open) {}
  }
}
