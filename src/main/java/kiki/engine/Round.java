package kiki.engine;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.program.Property;

/**
 * What engines do until a property fails. After an assertion the SSA form assumes it, so others are
 * judged on executions on which it did not fail. When it turns out that it does, what may be
 * checked after it is judged anew in another round, in which executions go on where it fails.
 */
final class Round implements BooleanSupplier {
  private final Ledger ledger;
  private final Workbench program;
  private final Verifier.Failures failures;
  private final Set<Property> ignored;
  private final BooleanSupplier cancelled;
  private volatile boolean over;

  /**
   * @param program in which nothing is ignored
   */
  Round(Ledger ledger, Workbench program, Verifier.Failures failures, BooleanSupplier cancelled) {
    this.ledger = ledger;
    this.program = program;
    this.failures = failures;
    this.ignored = ledger.refuted();
    this.cancelled = cancelled;
  }

  /** What the engines of this round work with. */
  Workbench workbench() {
    return ignored.isEmpty() ? program : program.ignoring(ignored);
  }

  /** To be called when a search for violations has found what it could at its depth. */
  void searched() {
    over |=
        switch (failures) {
          case FIRST -> !ledger.refuted().isEmpty();
          case ALL -> !concerned().isEmpty();
        };
  }

  /** Properties not known to fail that were judged as if those that failed meanwhile held. */
  private Set<Property> concerned() {
    Set<Property> failed = new LinkedHashSet<>(ledger.refuted());
    failed.removeAll(ignored);
    if (failed.isEmpty()) {
      return Set.of();
    }
    Set<Property> concerned = new LinkedHashSet<>(program.after(failed));
    concerned.removeIf(p -> !ledger.isOpen(p) && !ledger.isProved(p));
    return concerned;
  }

  /** Takes back what was judged too early; says whether there is something to be judged anew. */
  boolean takeBack() {
    Set<Property> concerned = concerned();
    concerned.forEach(ledger::reopen);
    return !concerned.isEmpty();
  }

  /** Whether engines should stop. */
  @Override
  public boolean getAsBoolean() {
    return over || ledger.isSettled() || cancelled.getAsBoolean();
  }
}
