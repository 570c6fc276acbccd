package kiki.engine;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.program.Property;

/**
 * What engines do while the properties that are known to fail are the same. After an assertion the
 * SSA form assumes it, so others are judged on executions on which it did not fail. When it turns
 * out that it does, what may be checked after it is judged anew in another round, in which
 * executions go on where it fails.
 */
final class Round implements BooleanSupplier, Pace {
  /**
   * Unwindings at which proofs are tried before a failure ends the round: what is easily proved is
   * so with the assumption, and what is then not found without it is not looked for without end.
   */
  private static final int ATTEMPTS = 2;

  /** Depth of the search for what may follow a failure, unless that was found deeper. */
  private static final int DEPTH = 8;

  private final Ledger ledger;
  private final Workbench program;
  private final Verifier.Failures failures;
  private final BooleanSupplier cancelled;
  private final Set<Property> ignored;
  private volatile int attempts;
  private volatile int failureDepth;
  private volatile int failed;
  private volatile boolean over;

  private Round(
      Ledger ledger,
      Workbench program,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      int failureDepth) {
    this.ledger = ledger;
    this.program = program;
    this.failures = failures;
    this.cancelled = cancelled;
    this.ignored = ledger.refuted();
    this.failureDepth = failureDepth;
    this.failed = ignored.size();
  }

  /**
   * @param program in which nothing is ignored
   */
  static Round first(
      Ledger ledger, Workbench program, Verifier.Failures failures, BooleanSupplier cancelled) {
    return new Round(ledger, program, failures, cancelled, 1);
  }

  Round next() {
    return new Round(ledger, program, failures, cancelled, failureDepth);
  }

  /** What the engines of this round work with. */
  Workbench workbench() {
    return ignored.isEmpty() ? program : program.ignoring(ignored);
  }

  /**
   * What is searched for violations: once something has failed, all that fails with it is found at
   * once, since no property hides another.
   */
  Workbench searched() {
    return ignored.isEmpty() ? program : workbench().passing();
  }

  boolean isFirst() {
    return ignored.isEmpty();
  }

  /** Where the last failure was found. */
  int failureDepth() {
    return failureDepth;
  }

  /** To be called if no engine of the round tries proofs, or when it has finished. */
  void proofsAreDone() {
    attempts = Math.max(attempts, ATTEMPTS);
    endAfterFailure();
  }

  /**
   * Whether property-directed reachability, which has no depth, should stop: also when the
   * templates are at their end with what was proved before under assumptions that do not hold.
   */
  boolean isEnoughForIc3() {
    return getAsBoolean() || attempts >= ATTEMPTS && ledger.isProvedUnderAssumptions();
  }

  @Override
  public boolean searched(int unwindings) {
    int count = ledger.refuted().size();
    if (count > failed) {
      failed = count;
      failureDepth = unwindings;
    }
    endAfterFailure();
    return unwindings < Math.max(DEPTH, failureDepth) || !ledger.isProvedUnderAssumptions();
  }

  @Override
  public boolean attempted(int unwindings) {
    attempts = unwindings;
    endAfterFailure();
    return unwindings < ATTEMPTS || !ledger.isProvedUnderAssumptions();
  }

  private void endAfterFailure() {
    over |=
        switch (failures) {
          case FIRST -> !ledger.refuted().isEmpty();
          case ALL -> attempts >= ATTEMPTS && !concerned().isEmpty();
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
