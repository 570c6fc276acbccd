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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import kiki.api.InputError;
import kiki.cfront.source.CError;
import kiki.engine.CSubject;
import kiki.engine.result.Proof;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The certifier on proofs whose invariants were changed. A change may leave a proof: a weaker
 * invariant can suffice. So what must be rejected is what executions from the initial state refute,
 * which another form of the program and another solver find out; and every proof of a property that
 * fails.
 */
class MutatedInvariantsTest {
  private static final Path REGRESSION = Path.of("regression");
  private static final Set<Check> CHECKS = EnumSet.of(Check.ASSERTIONS, Check.BOUNDS);

  /** How long invariants of a program are looked for. */
  private static final long INFERENCE_NANOS = 4_000_000_000L;

  /** What became of the mutants. */
  private static final class Tally {
    private int accepted;
    private int refuted;

    /** Proofs given for a property that fails. */
    private int misused;
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

  @Test
  @Tag("long")
  void acceptsNoSuchInvariantOfTheRegressionPrograms() throws IOException {
    Tally tally = new Tally();
    List<Path> files;
    try (Stream<Path> all = Files.walk(REGRESSION)) {
      files = all.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
    for (Path file : files) {
      Optional<Program> program = read(Files.readString(file));
      program.ifPresent(p -> check(p, 10, tally));
    }
    assertTrue(tally.refuted > 100, "few mutants are wrong: " + tally.refuted);
    assertTrue(tally.accepted > 100, "few mutants are right: " + tally.accepted);
  }

  /** Empty if it is not a program by itself. */
  private static Optional<Program> read(String text) {
    try {
      return Optional.of(Sources.checked(text, CHECKS));
    } catch (CError | InputError e) {
      return Optional.empty();
    }
  }

  private static void check(Program program, int count, Tally tally) {
    CSubject subject = new CSubject(program);
    List<Property> properties = Properties.of(program);
    BooleanSupplier late = deadline();
    Proofs found = Proofs.of(subject.workbench(), properties, late);
    Map<Property, Proof> proofs = found.proofs();
    ReachedStates reached = ReachedStates.of(subject.workbench(), found.registry());
    List<Property> failing = properties.stream().filter(reached::refute).toList();
    for (Property property : properties) {
      Proof proof = proofs.get(property);
      if (proof == null || proof.layers().isEmpty()) {
        continue;
      }
      Certifier certifier = new Certifier(subject.workbench(), found.registry(), deadline());
      assertEquals(Optional.empty(), certifier.mistake(List.of(property), proof), property.name());
      for (Property wrong : failing) {
        assertTrue(certifier.mistake(List.of(wrong), proof).isPresent(), wrong.name());
        tally.misused++;
      }
      for (Proof mutant : new Mutants(property.name().hashCode()).of(proof, count)) {
        boolean accepted = certifier.mistake(List.of(property), mutant).isEmpty();
        boolean refuted = reached.refute(mutant.layers());
        assertFalse(accepted && refuted, () -> property.name() + " by " + mutant.layers());
        tally.accepted += accepted ? 1 : 0;
        tally.refuted += refuted ? 1 : 0;
      }
    }
  }

  private static BooleanSupplier deadline() {
    long end = System.nanoTime() + INFERENCE_NANOS;
    return () -> System.nanoTime() > end;
  }
}
