// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import kiki.api.InputError;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.cfront.source.CError;
import kiki.engine.CSubject;
import kiki.engine.result.Proof;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The certifier on proofs whose invariants were changed. A change may leave a proof: a weaker
 * invariant can suffice. So what must be rejected is what executions from the initial state refute,
 * which another form of the program and another solver find out; and every proof of a property that
 * fails.
 */
class MutatedInvariantsTest {
  private static final Path REGRESSION = Path.of("regression");
  private static final Set<Check> CHECKS = EnumSet.of(Check.ASSERTIONS, Check.BOUNDS);

  /** How long a step takes at most. */
  private static final long STEP_NANOS = 10_000_000_000L;

  /** How long mutants of a program's invariants are compared with executions at most. */
  private static final long REACHED_NANOS = 6 * STEP_NANOS;

  /** Properties of a program that are looked at. */
  private static final int MOST = 5;

  /** What became of the mutants. */
  private static final class Tally {
    private int accepted;
    private int refuted;

    /** Proofs given for a property that fails. */
    private int misused;

    private int leftOut;
  }

  private static final List<String> PROGRAMS =
      List.of(
          """
          int nondet_int(void);
          int main(void) {
            unsigned x = 0, y = 0;
            while (nondet_int()) { x += 3; y += 3; }
            __CPROVER_assert(x == y, "in step");
            while (x > 10) { x--; }
            __CPROVER_assert(x <= 10, "bounded");
            __CPROVER_assert(y <= 10, "fails");
          }
          """,
          """
          int main(void) {
            int i = 0, j = 100;
            while (i < 50) { i++; j--; }
            __CPROVER_assert(i + j == 100, "sum");
            int k = 0;
            for (i = 0; i < 20; i++) { if (k < i) k++; }
            __CPROVER_assert(k <= 19, "bounded");
            __CPROVER_assert(k <= 18, "bounded more");
            __CPROVER_assert(k < 3, "fails");
          }
          """,
          """
          unsigned nondet_uint(void);
          int main(void) {
            int a[10];
            unsigned n = nondet_uint();
            for (unsigned i = 0; i < 10; i++) a[i] = 7;
            for (unsigned i = 0; i < 10; i++) { __CPROVER_assert(a[i] == 7, "set"); }
            unsigned s = 0;
            for (unsigned i = 0; i < n; i++) { if (s < 5) s++; }
            __CPROVER_assert(s <= 5, "saturates");
            __CPROVER_assert(s < 5, "fails");
          }
          """);

  @Test
  void acceptsNoInvariantThatAnExecutionRefutes() {
    Tally tally = new Tally();
    for (String text : PROGRAMS) {
      check(Sources.checked(text, CHECKS), 25, tally);
    }
    assertTrue(tally.refuted > 20, "few mutants are wrong: " + tally.refuted);
    assertTrue(tally.accepted > 5, "few mutants are right: " + tally.accepted);
    assertTrue(tally.misused > 2, "few properties fail: " + tally.misused);
  }

  /** All programs of a folder; what cannot be read alone, or takes long, is left out. */
  @ParameterizedTest
  @ValueSource(strings = {"arithmetic", "arrays", "book", "lists", "loops", "memory"})
  @Tag("long")
  void acceptsNoSuchInvariantOfTheRegressionPrograms(String folder) throws IOException {
    Tally tally = new Tally();
    List<Path> files;
    try (Stream<Path> all = Files.walk(REGRESSION.resolve(folder))) {
      files = all.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
    for (Path file : files) {
      try {
        check(Sources.checked(Files.readString(file), CHECKS), 4, tally);
      } catch (CError | InputError | CancellationException | UnsupportedTermException e) {
        tally.leftOut++;
      }
    }
    assertTrue(tally.leftOut < files.size(), "no program is checked");
    assertTrue(tally.accepted + tally.refuted > 0, "no mutant is judged");
  }

  private static void check(Program program, int count, Tally tally) {
    List<Property> properties = Properties.of(program);
    if (properties.isEmpty()) {
      return;
    }
    Workbench workbench = new CSubject(program).workbench();
    Proofs found = Proofs.of(workbench, properties, deadline(STEP_NANOS));
    ReachedStates reached = ReachedStates.of(workbench, deadline(REACHED_NANOS));
    List<Property> failing = properties.stream().filter(reached::refute).limit(MOST).toList();
    List<Property> proved =
        properties.stream()
            .filter(p -> found.proofs().containsKey(p))
            .filter(p -> !found.proofs().get(p).layers().isEmpty())
            .limit(MOST)
            .toList();
    for (Property property : proved) {
      Proof proof = found.proofs().get(property);
      BooleanSupplier late = deadline(STEP_NANOS);
      Optional<String> mistake = new Certifier(workbench, late).mistake(List.of(property), proof);
      if (late.getAsBoolean()) {
        continue;
      }
      assertEquals(Optional.empty(), mistake, property.name());
      for (Property wrong : failing) {
        assertFalse(isAccepted(workbench, wrong, proof), wrong.name());
        tally.misused++;
      }
      for (Proof mutant : new Mutants(property.name().hashCode()).of(proof, count)) {
        boolean accepted = isAccepted(workbench, property, mutant);
        boolean refuted = reached.refute(mutant.layers());
        assertFalse(accepted && refuted, () -> property.name() + " by " + mutant.layers());
        tally.accepted += accepted ? 1 : 0;
        tally.refuted += refuted ? 1 : 0;
      }
    }
  }

  private static boolean isAccepted(Workbench workbench, Property property, Proof proof) {
    return new Certifier(workbench, deadline(STEP_NANOS))
        .mistake(List.of(property), proof)
        .isEmpty();
  }

  private static BooleanSupplier deadline(long nanos) {
    long end = System.nanoTime() + nanos;
    return () -> System.nanoTime() > end;
  }
}
