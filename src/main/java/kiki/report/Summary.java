// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.program.Property;
import kiki.util.Location;

/** The verdicts of a run, in the order of the program text. */
public record Summary(Map<Property, Verdict> verdicts) {
  /** What the run as a whole says. */
  public enum Overall {
    SUCCESSFUL,
    FAILED,
    INCONCLUSIVE
  }

  public Summary {
    verdicts = new LinkedHashMap<>(verdicts);
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

  /** What proofs use, each loop once, in the order of the text. */
  public List<LoopInvariant> invariants() {
    return byLoop(Proof::invariants);
  }

  /** What proofs say of the heads of loops, each once, in the order of the text. */
  public List<LoopInvariant> headInvariants() {
    return byLoop(Proof::heads);
  }

  private static int inOrderOfText(LoopInvariant a, LoopInvariant b) {
    Location here = a.location();
    Location there = b.location();
    if (!here.file().equals(there.file())) {
      return here.file().compareTo(there.file());
    }
    if (here.line() != there.line()) {
      return Integer.compare(here.line(), there.line());
    }
    if (here.column() != there.column()) {
      return Integer.compare(here.column(), there.column());
    }
    return a.kind().compareTo(b.kind());
  }

  /** Proofs may be of parts of the program, in which loops have other numbers. */
  private List<LoopInvariant> byLoop(Function<Proof, List<LoopInvariant>> part) {
    Map<LoopInvariant, LoopInvariant> loops = new TreeMap<>(Summary::inOrderOfText);
    for (Verdict v : verdicts.values()) {
      if (v instanceof Verdict.Proved(Proof proof)) {
        part.apply(proof).forEach(i -> loops.merge(i, i, LoopInvariant::and));
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
