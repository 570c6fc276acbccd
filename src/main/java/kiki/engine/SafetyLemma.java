package kiki.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.Ssa;

/** That accesses to memory are valid, which a ranking proof may rest on, shown by kIkI. */
final class SafetyLemma {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final BooleanSupplier stop;

  SafetyLemma(Options.Analysis analysis, Workbench workbench, BooleanSupplier stop) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.stop = stop;
  }

  /** Whether all properties are proved. */
  boolean holds(List<Property> properties) {
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    Ledger ledger = new Ledger(properties, new Silence());
    Optional<Certifier> certifier =
        analysis.certify()
            ? Optional.of(new Certifier(workbench, registry, stop))
            : Optional.empty();
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("no failure is looked for"), certifier);
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    new Kiki(session, judge, Plans.lemma(analysis), new Stopwatch(), new Blackboard(registry))
        .run();
    return properties.stream().allMatch(ledger::isProved);
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
