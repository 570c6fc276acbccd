// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kiki.engine.control.Milestone;
import kiki.engine.control.RoundControl;
import kiki.engine.control.Turns;
import kiki.engine.result.Ledger;
import kiki.engine.session.Completion;
import kiki.engine.session.SlicedBench;
import kiki.engine.session.Workbench;
import kiki.program.Property;

/**
 * What engines do while the properties that are known to fail are the same. After an assertion the
 * SSA form assumes it, so others are judged on executions on which it did not fail. When it turns
 * out that it does, or when nothing is found out about it, what may be checked after it is judged
 * anew in another round, in which executions go on where it fails.
 */
final class Round implements BooleanSupplier, RoundControl {
  private static final String ASSUMPTION =
      "it is proved only for executions on which no other property fails";

  /** What of the program the engines get to see. */
  enum View {
    /** What decides the open properties, after each group of them was tried alone. */
    GROUPS,
    /** What decides the open properties. */
    SLICE,
    WHOLE
  }

  /** What is taken to hold after a property was checked. */
  private enum Checked {
    /** The property, unless it is ignored. */
    ASSUMED,
    /** Nothing. */
    PASSED
  }

  private final Ledger ledger;
  private final Workbench program;
  private final Optional<SlicedBench> slice;
  private final Verifier.Failures failures;
  private final BooleanSupplier cancelled;
  private final Turns turns;
  private final Set<Property> ignored;
  private final Checked checked;
  private final Milestone firstSearch;
  private volatile int attempts;
  private volatile int failureDepth;
  private volatile int failed;
  private volatile boolean over;
  private volatile boolean fewer;
  private volatile View wanted;

  private Round(
      Ledger ledger,
      Workbench program,
      Optional<SlicedBench> slice,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      Turns turns,
      Set<Property> ignored,
      Checked checked,
      int failureDepth,
      int failed,
      View view) {
    this.ledger = ledger;
    this.program = program;
    this.slice = slice;
    this.failures = failures;
    this.cancelled = cancelled;
    this.turns = turns;
    this.ignored = ignored;
    this.checked = checked;
    this.firstSearch = new Milestone(turns, ScheduleTuning.LEAD_QUESTIONS);
    this.failureDepth = failureDepth;
    this.failed = failed;
    this.wanted = view;
  }

  private static Round of(
      Ledger ledger,
      Workbench program,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      Turns turns,
      int failureDepth,
      View view) {
    Optional<SlicedBench> slice =
        switch (view) {
          case GROUPS, SLICE -> program.slice(new LinkedHashSet<>(ledger.open()), cancelled);
          case WHOLE -> Optional.empty();
        };
    return new Round(
        ledger,
        program,
        slice,
        failures,
        cancelled,
        turns,
        ledger.doubted(),
        Checked.ASSUMED,
        failureDepth,
        ledger.refuted().size(),
        view);
  }

  /**
   * @param program in which nothing is ignored
   */
  static Round first(
      Ledger ledger,
      Workbench program,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      Turns turns) {
    return of(ledger, program, failures, cancelled, turns, 1, View.GROUPS);
  }

  /**
   * Looks at a program of which nothing is known but what its variables hold.
   *
   * @param ledger of the properties that are checked in it
   */
  static Round abstraction(
      Ledger ledger,
      Workbench program,
      SlicedBench abstraction,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      Turns turns) {
    return new Round(
        ledger,
        program,
        Optional.of(abstraction),
        failures,
        cancelled,
        turns,
        Set.of(),
        Checked.ASSUMED,
        1,
        0,
        View.SLICE);
  }

  /** Judges anew what was proved only if properties hold that nothing is known of. */
  static Round revision(
      Ledger ledger,
      Workbench program,
      Verifier.Failures failures,
      BooleanSupplier cancelled,
      Turns turns) {
    return of(ledger, program, failures, cancelled, turns, 1, View.SLICE);
  }

  /**
   * Looks for proofs that do not assume certain properties, while another round goes on.
   *
   * @param ledger of the properties to prove
   * @param ignored none of these: what is ignored is not checked, either
   */
  static Round without(
      Set<Property> ignored,
      Ledger ledger,
      Workbench program,
      BooleanSupplier cancelled,
      Turns turns) {
    if (ledger.open().stream().anyMatch(ignored::contains)) {
      throw new IllegalArgumentException("what is to be proved must be checked");
    }
    return beside(ignored, Checked.ASSUMED, ledger, program, cancelled, turns);
  }

  /**
   * Looks for proofs that assume no property, while another round goes on.
   *
   * @param ledger of the properties to prove
   */
  static Round alone(Ledger ledger, Workbench program, BooleanSupplier cancelled, Turns turns) {
    return beside(Set.of(), Checked.PASSED, ledger, program, cancelled, turns);
  }

  private static Round beside(
      Set<Property> ignored,
      Checked checked,
      Ledger ledger,
      Workbench program,
      BooleanSupplier cancelled,
      Turns turns) {
    return new Round(
        ledger,
        program,
        program.slice(new LinkedHashSet<>(ledger.open()), cancelled),
        Verifier.Failures.ALL,
        cancelled,
        turns,
        ignored,
        checked,
        1,
        0,
        View.SLICE);
  }

  Round next() {
    return of(ledger, program, failures, cancelled, turns, failureDepth, wanted);
  }

  /** What the engines of this round work with. */
  Workbench workbench() {
    Workbench seen = slice.map(SlicedBench::workbench).orElse(program);
    return switch (checked) {
      case ASSUMED -> ignored.isEmpty() ? seen : seen.ignoring(ignored);
      case PASSED -> seen.passing();
    };
  }

  /**
   * Parts of the program that decide open properties which have little in common with the others;
   * none if they are all one group. Each part is made when the one before has been tried, so that
   * what is simple does not wait until a large program has been taken apart.
   */
  void tryGroups(Consumer<SlicedBench> attempt) {
    // A part of the program would assume again what is known to fail.
    if (wanted != View.GROUPS || !ignored.isEmpty() || isOfOne()) {
      return;
    }
    long most = slice.map(SlicedBench::size).orElse(Long.MAX_VALUE);
    Set<Property> covered = new LinkedHashSet<>();
    int tried = 0;
    for (Property p : ledger.open()) {
      if (tried == ScheduleTuning.MAX_GROUPS || getAsBoolean()) {
        return;
      }
      if (ledger.isOpen(p) && covered.add(p)) {
        Optional<SlicedBench> group = program.slice(Set.of(p), cancelled);
        covered.addAll(
            group.map(SlicedBench::properties).orElseGet(() -> program.decidedWith(p, cancelled)));
        Optional<SlicedBench> small = group.filter(g -> g.size() < most);
        small.ifPresent(attempt);
        tried += small.isPresent() ? 1 : 0;
      }
    }
  }

  /** Whether the slice is that of one property, and so the only group. */
  private boolean isOfOne() {
    return slice.filter(s -> s.properties().size() == 1).isPresent();
  }

  /**
   * Ends the round if others of the open properties were decided alone: less is left to look at.
   */
  void groupsAreDone(int decided) {
    wanted = wanted == View.GROUPS ? View.SLICE : wanted;
    fewer = decided > 0 && !ledger.isSettled();
    over |= fewer;
  }

  /** Whether the engines work with a part of the program. */
  boolean isSliced() {
    return slice.isPresent();
  }

  /** Makes counterexamples of what the engines work with those of the program. */
  Optional<Completion> completion() {
    return slice.map(SlicedBench::completion);
  }

  /** Ends the round; the next one looks at the whole program. */
  @Override
  public void misled() {
    wanted = View.WHOLE;
    over = true;
  }

  /**
   * What is searched for violations: once something has failed, all that fails with it is found at
   * once, since no property hides another.
   */
  Workbench searched() {
    return ignored.isEmpty() ? workbench() : workbench().passing();
  }

  /** Where the last failure was found. */
  int failureDepth() {
    return failureDepth;
  }

  /** To be called if no engine of the round tries proofs, or when it has finished. */
  void proofsAreDone() {
    attempts = Math.max(attempts, ScheduleTuning.PROOF_ATTEMPTS);
    endAfterFailure();
  }

  /**
   * Whether property-directed reachability, which has no depth, should stop: also when the
   * templates are at their end with what was proved before under assumptions that do not hold.
   */
  boolean isEnoughForIc3() {
    return getAsBoolean()
        || attempts >= ScheduleTuning.PROOF_ATTEMPTS && ledger.isProvedUnderAssumptions();
  }

  /** To be called when a search for violations ends. */
  void searchIsDone() {
    firstSearch.reach();
  }

  /** Waits until violations were looked for once, unless that takes long. */
  void awaitFirstSearch() {
    firstSearch.await(this::isOver);
  }

  @Override
  public boolean searched(int unwindings) {
    firstSearch.reach();
    int count = ledger.refuted().size();
    if (count > failed) {
      failed = count;
      failureDepth = unwindings;
    }
    endAfterFailure();
    int deep =
        Math.max(Math.max(ScheduleTuning.SEARCH_DEPTH, failureDepth), ledger.depthTakenBack());
    return unwindings < deep || !ledger.isProvedUnderAssumptions();
  }

  @Override
  public boolean attempted(int unwindings) {
    attempts = unwindings;
    endAfterFailure();
    int enough = Math.max(ScheduleTuning.PROOF_ATTEMPTS, ledger.depthTakenBack());
    return unwindings < enough || !ledger.isProvedUnderAssumptions();
  }

  private void endAfterFailure() {
    over |=
        switch (failures) {
          case FIRST -> !ledger.refuted().isEmpty();
          case ALL -> attempts >= ScheduleTuning.PROOF_ATTEMPTS && !concerned().isEmpty();
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
    concerned.removeIf(p -> !ledger.isOpen(p) && !ledger.isProvedAssuming(p, failed));
    return concerned;
  }

  /** Takes back what was judged too early; says whether there is something to be judged anew. */
  boolean takeBack() {
    Set<Property> concerned = concerned();
    concerned.forEach(p -> ledger.reopen(p, ASSUMPTION));
    return switch (failures) {
      case FIRST -> looksElsewhere() && ledger.refuted().isEmpty();
      case ALL -> !concerned.isEmpty() || looksElsewhere();
    };
  }

  /** Whether the next round has something else to look at. */
  private boolean looksElsewhere() {
    return (fewer || slice.isPresent() && wanted == View.WHOLE) && !ledger.isSettled();
  }

  /** Whether engines should stop. */
  @Override
  public boolean getAsBoolean() {
    turns.asked(1, this::isOver);
    return isOver();
  }

  /** Whether the search for violations should stop. */
  boolean isEnoughForSearch() {
    firstSearch.asked();
    turns.asked(ScheduleTuning.SEARCH_WEIGHT, this::isOver);
    return isOver();
  }

  private boolean isOver() {
    return over || ledger.isSettled() || cancelled.getAsBoolean();
  }
}
