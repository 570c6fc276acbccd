// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kiki.engine.result.ProofObligation;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The questions that a check of one proof asks and that have no model, with what follows from that.
 */
sealed interface ObligationLog {
  /** What to put between a session and its solver. */
  Solver watched(Solver solver);

  /** Says what follows if the next questions have no model. */
  void about(String claim);

  /** The same, where many questions are about parts of one claim. */
  void about(String claim, Supplier<String> part);

  /** What was asked so far. */
  List<ProofObligation> obligations();

  /** What was asked elsewhere, if that is kept. */
  List<ProofObligation> kept(Supplier<List<ProofObligation>> elsewhere);

  /** Keeps nothing. */
  record None() implements ObligationLog {
    @Override
    public Solver watched(Solver solver) {
      return solver;
    }

    @Override
    public void about(String claim) {}

    @Override
    public void about(String claim, Supplier<String> part) {}

    @Override
    public List<ProofObligation> kept(Supplier<List<ProofObligation>> elsewhere) {
      return List.of();
    }

    @Override
    public List<ProofObligation> obligations() {
      return List.of();
    }
  }

  /**
   * Keeps everything. Questions about parts of one claim that differ only in their last assumption
   * are kept as one, some at a time.
   */
  final class Kept implements ObligationLog {
    private final List<ProofObligation> obligations = new ArrayList<>();
    private Pending pending = new Pending("", List.of());
    private String claim = "";
    private String part = "";

    /** What is said of one claim. */
    private record Pending(
        String claim, List<Term> common, List<String> parts, List<Term> alternatives) {
      Pending(String claim, List<Term> common) {
        this(claim, common, new ArrayList<>(), new ArrayList<>());
      }

      boolean takes(String other, List<Term> otherCommon) {
        return !parts.isEmpty()
            && parts.size() < CertificationTuning.MOST_PARTS
            && claim.equals(other)
            && common.equals(otherCommon);
      }

      String text() {
        return parts.isEmpty() ? claim : claim + ": " + String.join("; ", parts);
      }
    }

    @Override
    public Solver watched(Solver solver) {
      return new WatchedSolver(solver, assertions -> add(solver.terms(), assertions));
    }

    @Override
    public void about(String next) {
      flush();
      claim = next;
      part = "";
    }

    @Override
    public void about(String next, Supplier<String> nextPart) {
      claim = next;
      part = nextPart.get();
    }

    @Override
    public List<ProofObligation> kept(Supplier<List<ProofObligation>> elsewhere) {
      return elsewhere.get();
    }

    private void add(Terms terms, List<Term> assertions) {
      if (part.isEmpty()) {
        obligations.add(new ProofObligation(claim, assertions));
        return;
      }
      List<Term> common = assertions.subList(0, assertions.size() - 1);
      if (!pending.takes(claim, common)) {
        flush();
        pending = new Pending(claim, common);
      }
      pending.parts().add(part);
      pending.alternatives().add(assertions.getLast());
      if (pending.parts().size() > 1) {
        obligations.removeLast();
      }
      List<Term> all = new ArrayList<>(common);
      all.add(terms.or(pending.alternatives()));
      obligations.add(new ProofObligation(pending.text(), all));
    }

    private void flush() {
      pending = new Pending("", List.of());
    }

    @Override
    public List<ProofObligation> obligations() {
      return List.copyOf(obligations);
    }
  }
}
