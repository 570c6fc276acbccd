// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.program.Validator;
import kiki.slice.Slicer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What fails in a random program fails in the slice of it that is made for the property. */
class SliceAgreementTest {
  private static final int SEEDS_OF_SHORT_RUN = 12;
  private static final int SEEDS_WITH_CALLS = 100;
  private static final int SEEDS_OF_LONG_RUN = 20_000;

  private int smaller;
  private int failures;

  @Test
  void slicesOfNumericalPrograms() {
    check(
        0,
        SEEDS_OF_SHORT_RUN,
        seed -> new RandomProgram(seed).generate(),
        EnumSet.of(Check.ASSERTIONS));
  }

  @Test
  @Tag("long")
  void slicesOfManyNumericalPrograms() {
    check(
        SEEDS_OF_SHORT_RUN,
        SEEDS_OF_LONG_RUN,
        seed -> new RandomProgram(seed).generate(),
        EnumSet.of(Check.ASSERTIONS));
  }

  @Test
  void slicesOfProgramsWithCalls() {
    check(
        0,
        SEEDS_WITH_CALLS,
        seed -> new CallProgram(seed).generate(),
        EnumSet.of(Check.ASSERTIONS));
  }

  @Test
  @Tag("long")
  void slicesOfManyProgramsWithCalls() {
    check(
        SEEDS_WITH_CALLS,
        SEEDS_OF_LONG_RUN,
        seed -> new CallProgram(seed).generate(),
        EnumSet.of(Check.ASSERTIONS));
  }

  @Test
  void slicesOfPointerPrograms() {
    check(
        0,
        SEEDS_OF_SHORT_RUN,
        seed -> new PointerProgram(seed).generate(),
        EnumSet.allOf(Check.class));
  }

  @Test
  @Tag("long")
  void slicesOfManyPointerPrograms() {
    check(
        SEEDS_OF_SHORT_RUN,
        SEEDS_OF_LONG_RUN,
        seed -> new PointerProgram(seed).generate(),
        EnumSet.allOf(Check.class));
  }

  private void check(int first, int end, LongFunction<String> generator, Set<Check> checks) {
    for (int seed = first; seed < end; seed++) {
      String text = generator.apply(seed);
      check(Agreement.program(text, checks), seed + ":\n" + text);
    }
    assertTrue(smaller > 0, "no slice is smaller than its program");
    assertTrue(failures > 0, "nothing fails");
  }

  private void check(Program program, String where) {
    Optional<Set<List<Property>>> violations = new ExhaustiveRuns(program).violations();
    if (violations.isEmpty()) {
      return;
    }
    Set<Property> failing = new LinkedHashSet<>();
    violations.get().forEach(failing::addAll);
    Slicer slicer = Slicer.of(program, PointsTo.analyze(program)).orElseThrow();
    for (Property property : Properties.of(program)) {
      Program slice = slicer.slice(Set.of(property));
      assertEquals(List.of(), Validator.problems(slice), where);
      smaller += size(slice) < size(program) ? 1 : 0;
      if (failing.contains(property)) {
        failures++;
        new ExhaustiveRuns(slice)
            .violations()
            .ifPresent(
                found ->
                    assertTrue(
                        found.stream().anyMatch(v -> v.contains(property)),
                        property.name() + " does not fail in its slice on seed " + where));
      }
    }
  }

  private static long size(Program program) {
    return program.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .filter(i -> !(i instanceof Instruction.Target))
        .count();
  }
}
