package kiki.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.engine.LoopInvariant;
import kiki.engine.Verdict;
import kiki.program.Property;

/**
 * The verdicts of a run, in the order of the program text.
 *
 * @param headInvariants what the proofs say of the heads of loops, for a witness; empty if none is
 *     asked for
 */
public record Summary(Map<Property, Verdict> verdicts, List<LoopInvariant> headInvariants) {
  /** What the run as a whole says. */
  public enum Overall {
    SUCCESSFUL,
    FAILED,
    INCONCLUSIVE
  }

  public Summary {
    verdicts = new LinkedHashMap<>(verdicts);
    headInvariants = List.copyOf(headInvariants);
  }

  public Summary(Map<Property, Verdict> verdicts) {
    this(verdicts, List.of());
  }

  public Summary withHeadInvariants(List<LoopInvariant> heads) {
    return new Summary(verdicts, heads);
  }

  public long failed() {
    return verdicts.values().stream().filter(v -> v instanceof Verdict.Refuted).count();
  }

  public long unknown() {
    return verdicts.values().stream().filter(v -> v instanceof Verdict.Unknown).count();
  }

  /** One failure decides; a success needs all. */
  public Overall overall() {
    if (failed() > 0) {
      return Overall.FAILED;
    }
    return unknown() > 0 ? Overall.INCONCLUSIVE : Overall.SUCCESSFUL;
  }

  /** What proofs use, each loop once, in the order of the loops. */
  public List<LoopInvariant> invariants() {
    Map<Integer, LoopInvariant> loops = new TreeMap<>();
    for (Verdict v : verdicts.values()) {
      if (v instanceof Verdict.Proved(var proof)) {
        proof.invariants().forEach(i -> loops.merge(i.loop(), i, LoopInvariant::and));
      }
    }
    return List.copyOf(loops.values());
  }

  /** SUCCESS, FAILURE or UNKNOWN. */
  public static String word(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Proved p -> "SUCCESS";
      case Verdict.Refuted r -> "FAILURE";
      case Verdict.Unknown u -> "UNKNOWN";
    };
  }
}
