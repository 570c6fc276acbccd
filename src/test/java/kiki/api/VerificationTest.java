// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import kiki.options.Options;
import kiki.options.UsageError;
import org.junit.jupiter.api.Test;

class VerificationTest {
  private static final String STEPS =
      """
      int main(void) {
        unsigned x = 0, y = 0;
        while (x < 1000000) { x++; y++; }
        __CPROVER_assert(x == y, "kept in step");
      }
      """;

  private static final String FAILING =
      """
      int __VERIFIER_nondet_int(void);
      int main(void) {
        int x = __VERIFIER_nondet_int();
        __CPROVER_assert(x != 7, "never seven");
      }
      """;

  private static final String HARD =
      """
      unsigned long __VERIFIER_nondet_ulong(void);
      int main(void) {
        unsigned long a = __VERIFIER_nondet_ulong(), b = __VERIFIER_nondet_ulong();
        __CPROVER_assume(a > 1 && b > 1 && a < 1ul << 32 && b < 1ul << 32);
        __CPROVER_assert(a * b != 13600415739264274937ul, "prime factors");
      }
      """;

  private static CProgram program(String text, String... words) {
    return new CReader(Arguments.options(words)).read(CSource.text(text));
  }

  @Test
  void provesWithInvariants() {
    Results results = program(STEPS).verify();
    assertEquals(Results.Overall.SUCCESSFUL, results.overall());
    PropertyStatus status = results.properties().getFirst().status();
    assertFalse(assertInstanceOf(PropertyStatus.Holds.class, status).invariants().isEmpty());
    assertEquals(3, results.invariants().getFirst().location().line());
  }

  @Test
  void refutesWithTraceReproducerAndWitness() {
    Results results = program(FAILING).verify();
    PropertyResult failure = results.firstFailure().orElseThrow();
    PropertyStatus.Fails fails = assertInstanceOf(PropertyStatus.Fails.class, failure.status());
    assertEquals(List.of("x=7"), fails.trace().steps().getLast().assignments());
    assertTrue(fails.trace().cycle().isEmpty());
    assertTrue(failure.reproducer().orElseThrow().contains("7"));
    assertTrue(results.witness().orElseThrow().contains("violation_sequence"));
    assertTrue(results.sarif().contains("never seven"));
    assertTrue(results.json().contains("\"FAILURE\""));
  }

  @Test
  void showsWhatIsRepeatedForEver() {
    Results results =
        program("int main(void) { int i = 0; while (i < 9) i = (i + 1) % 3; }", "--termination")
            .verify();
    PropertyStatus.Fails fails =
        assertInstanceOf(PropertyStatus.Fails.class, results.firstFailure().orElseThrow().status());
    assertFalse(fails.trace().cycle().isEmpty());
    assertTrue(results.witness().orElseThrow().contains("action: cycle"));
  }

  @Test
  void timeRunsWhileTheProgramIsTransformed() {
    CProgram program = program(STEPS);
    Options.Limits limits = new Options.Limits(Optional.of(0.05), Optional.empty());
    Results results =
        Verification.start(
                program,
                () -> {
                  LockSupport.parkNanos(200_000_000);
                  return RunStrategy.of(program);
                },
                limits)
            .run();
    assertEquals(Results.Overall.INCONCLUSIVE, results.overall());
    assertEquals(new PropertyStatus.Open("timeout"), results.properties().getFirst().status());
  }

  @Test
  void listenersHearOfAnswers() {
    List<String> heard = new ArrayList<>();
    program(FAILING)
        .verification()
        .run(
            new ProgressListener() {
              @Override
              public synchronized void decided(PropertyResult result) {
                heard.add(result.toString());
              }
            });
    assertEquals(List.of("[main.assertion.1] never seven: FAILURE"), heard);
  }

  @Test
  void endsSoonWhenCancelled() throws Exception {
    Verification verification = program(HARD).verification();
    CountDownLatch running = new CountDownLatch(1);
    Thread other =
        Thread.ofPlatform()
            .start(
                () -> {
                  awaitQuietly(running);
                  verification.cancel("not needed any more");
                });
    Results results =
        verification.run(
            new ProgressListener() {
              @Override
              public void progress(String engine, int unwindings, int open) {
                running.countDown();
              }
            });
    running.countDown(); // If it ended without a word, the test fails below instead of waiting.
    other.join();
    assertEquals(
        new PropertyStatus.Open("not needed any more"), results.properties().getFirst().status());
    assertEquals(Results.Overall.INCONCLUSIVE, verification.soFar("still running").overall());
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInterruptedThreadGetsWhatIsKnown() throws Exception {
    List<Results> got = new ArrayList<>();
    Verification verification = program(HARD).verification();
    Thread thread = new Thread(() -> got.add(verification.run()));
    thread.start();
    thread.interrupt();
    thread.join();
    assertEquals(Results.Overall.INCONCLUSIVE, got.getFirst().overall());
  }

  @Test
  void runsOnce() {
    Verification verification = program(FAILING).verification();
    verification.run();
    assertThrows(IllegalStateException.class, verification::run);
  }

  /** The same programs and different ones at the same time have the answers they have alone. */
  @Test
  void threadsDoNotDisturbEachOther() throws Exception {
    List<CProgram> programs = List.of(program(STEPS), program(FAILING));
    List<Results.Overall> expected = List.of(Results.Overall.SUCCESSFUL, Results.Overall.FAILED);
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Results.Overall>> answers = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        CProgram program = programs.get(i % 2);
        answers.add(threads.submit(() -> program.verify().overall()));
      }
      for (int i = 0; i < answers.size(); i++) {
        assertEquals(expected.get(i % 2), answers.get(i).get());
      }
    }
  }

  @Test
  void tellsWhatIsWrongWithTheText() {
    List<SourceMessage> messages = new ArrayList<>();
    CReader reader = new CReader(Arguments.options(), messages::add);
    InputError error =
        assertThrows(
            InputError.class,
            () -> reader.read(CSource.text("wrong.c", "int main(void) { return x; }")));
    assertEquals("the program has errors", error.getMessage());
    assertEquals(SourceMessage.Kind.ERROR, messages.getFirst().kind());
    assertEquals("wrong.c", messages.getFirst().location().file());
  }

  @Test
  void refusesWhatIsNotThere() {
    assertThrows(InputError.class, () -> program("int f(void) { return 0; }"));
    assertThrows(UsageError.class, () -> program(FAILING, "--error-label", "BAD"));
    assertThrows(
        UsageError.class, () -> program(FAILING, "--property", "main.assertion.9").verify());
    assertThrows(UsageError.class, () -> new CReader(Arguments.options()).read());
  }

  @Test
  void linksTexts() {
    CReader reader = new CReader(Arguments.options());
    CProgram program =
        reader.read(
            List.of(
                CSource.text("a.c", "int f(void); int main(void) { __CPROVER_assert(f(), \"\"); }"),
                CSource.text("b.c", "int f(void) { return 1; }")));
    assertEquals(1, program.properties().size());
    assertEquals(Results.Overall.SUCCESSFUL, program.verify().overall());
  }
}
