// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.ArrayDomain;
import kiki.domain.EqualityDomain;
import kiki.domain.HavocDomain;
import kiki.domain.HeapDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.ZoneDomain;
import kiki.engine.Agreement.Configuration;
import kiki.interpret.input.InputValue;
import kiki.options.Options;
import kiki.options.Options.Engine;
import kiki.program.Program;

/** Compares the engines with the execution of {@link PointerProgram}s on all inputs. */
final class PointerComparison {
  private static final int UNWINDINGS = 5;

  /** One execution is compared of one program in this number. */
  private static final int FIXED = 4;

  /** Something that neither zero nor a pointer looks like. */
  private static final InputValue GARBAGE = new InputValue.Bytes(garbage());

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.K_INDUCTION, Set.of(new HeapDomain(), new IntervalDomain())),
          new Configuration(Engine.SCHEDULE, Set.of()));

  /** One of these in turn. */
  private static final List<Configuration> FURTHER =
      List.of(
          new Configuration(Engine.IC3, Set.of()),
          new Configuration(Engine.K_INDUCTION, Set.of(new HavocDomain())),
          new Configuration(Engine.ABSTRACT_INTERPRETATION, Set.of(new IntervalDomain())),
          new Configuration(Engine.K_INDUCTION, Set.of(new ZoneDomain(), new EqualityDomain())),
          new Configuration(Engine.ABSTRACT_INTERPRETATION, Set.of(new HeapDomain())),
          new Configuration(Engine.K_INDUCTION, Set.of(new ArrayDomain(), new IntervalDomain())));

  private final Agreement agreement;
  private int compared;
  private int violating;
  private int warned;
  private final Set<String> warnings = new LinkedHashSet<>();

  PointerComparison(Options.Limits limits) {
    this.agreement = new Agreement(UNWINDINGS, limits);
  }

  private static byte[] garbage() {
    byte[] bytes = new byte[64];
    java.util.Arrays.fill(bytes, (byte) 0xA5);
    return bytes;
  }

  /** All runs; empty if there are too many or what happens depends on unwritten memory. */
  static Optional<List<ExhaustiveRuns.Run>> runs(Program program) {
    Optional<List<ExhaustiveRuns.Run>> runs = new ExhaustiveRuns(program).runs();
    return runs.filter(r -> runs.equals(new ExhaustiveRuns(program, GARBAGE).runs()));
  }

  /**
   * What is wrong with any engine's answers for the program of a seed, and with those of the
   * default plan for one of its executions, in a program that makes these choices only.
   */
  List<String> disagreements(long seed) {
    PointerProgram source = new PointerProgram(seed);
    String text = source.generate();
    Program program = Agreement.program(text, source.checks());
    Optional<List<ExhaustiveRuns.Run>> runs = runs(program);
    List<String> found = new ArrayList<>();
    warnings.clear();
    if (runs.isPresent()) {
      compared++;
      violating += runs.get().stream().allMatch(r -> r.violated().isEmpty()) ? 0 : 1;
      for (Configuration configuration : CONFIGURATIONS) {
        compare(program, runs.get(), configuration, "seed " + seed, found);
      }
      Configuration further = FURTHER.get((int) (seed % FURTHER.size()));
      compare(program, runs.get(), further, "seed " + seed, found);
      if (seed % FIXED == 0) {
        List<Integer> choices = runs.get().get((int) (seed / FIXED % runs.get().size())).inputs();
        Program fixed = Agreement.program(PointerProgram.fixed(text, choices), source.checks());
        compare(
            fixed,
            runs(fixed).orElseThrow(),
            CONFIGURATIONS.getLast(),
            "seed " + seed + " with inputs " + choices,
            found);
      }
      warned += warnings.isEmpty() ? 0 : 1;
    }
    return found;
  }

  private void compare(
      Program program,
      List<ExhaustiveRuns.Run> runs,
      Configuration configuration,
      String name,
      List<String> found) {
    List<String> warned = new ArrayList<>();
    for (String each :
        agreement.disagreements(program, configuration, ExhaustiveRuns.violations(runs), warned)) {
      found.add(name + ", " + configuration + ": " + each);
    }
    warned.forEach(w -> warnings.add(name + ": " + w));
  }

  /** Programs that were executed on all inputs. */
  int compared() {
    return compared;
  }

  /** Those of them that violate some property. */
  int violating() {
    return violating;
  }

  /** Programs of which an engine warned. */
  int warned() {
    return warned;
  }

  /** The warnings of the last program. */
  Set<String> warnings() {
    return warnings;
  }

  Agreement agreement() {
    return agreement;
  }
}
