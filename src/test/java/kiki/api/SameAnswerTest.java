// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers do not depend on which engine happens to be faster. */
class SameAnswerTest {
  private static final int RUNS = 3;
  private static final int LONGEST_DELAY_MILLIS = 12;

  /** What engines report holds them up for random times. */
  private static final class Delays implements ProgressListener {
    private final SplittableRandom random;

    Delays(long seed) {
      this.random = new SplittableRandom(seed);
    }

    private void delay() {
      int millis;
      synchronized (this) {
        millis = random.nextInt(3) == 0 ? random.nextInt(LONGEST_DELAY_MILLIS) : 0;
      }
      try {
        Thread.sleep(millis);
      } catch (InterruptedException interruption) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void decided(PropertyResult result) {
      delay();
    }

    @Override
    public void learned(String engine, int unwindings, Supplier<List<Invariant>> invariants) {
      delay();
    }

    @Override
    public void progress(String engine, int unwindings, int open) {
      delay();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--bounds-check regression/book/matrix/flatten.c",
        "--function copy_field regression/book/copy/copy.c",
        "regression/arrays/copied/safe.c",
        "regression/arrays/initialised/safe.c",
        "--signed-overflow-check regression/loops/nested/safe.c",
        "regression/loops/nested/unsafe.c",
        "regression/loops/lock-protocol/safe.c",
        "regression/loops/three-levels/safe.c",
        "--termination regression/termination/nested/ends.c",
        "--termination regression/termination/nested/stays.c"
      })
  void verdictsAndInvariantsAreTheSameInEveryRun(String command) {
    check(command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--pointer-check regression/memory/list-push/safe.c",
        "--pointer-check regression/memory/list-push/freed.c",
        "--function insertion_sort --signed-overflow-check regression/book/sort/insertion.c",
        "regression/arrays/downwards/safe.c",
        "regression/arrays/overwritten/unsafe.c"
      })
  @Tag("long")
  void soTheyAreForLargerPrograms(String command) {
    check(command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--signed-overflow-check regression/loops/nested/safe.c",
        "regression/loops/nested/unsafe.c",
        "regression/loops/lock-protocol/safe.c"
      })
  void witnessesAreTheSameInEveryRun(String command) {
    List<String> witnesses = new ArrayList<>();
    for (int seed = 0; seed < RUNS; seed++) {
      String witness = run("--witness w.yml " + command, seed).witness().orElseThrow();
      witnesses.add(witness.lines().filter(l -> !l.contains("creation_time")).toList().toString());
    }
    assertEquals(List.of(witnesses.getFirst()), witnesses.stream().distinct().toList());
  }

  private static void check(String command) {
    List<String> shown = new ArrayList<>();
    List<String> verdicts = new ArrayList<>();
    for (int seed = 0; seed < RUNS; seed++) {
      Results inTurns = run("--show-invariants " + command, seed);
      verdicts.add(verdicts(inTurns));
      shown.add(inTurns.invariants().toString());
      verdicts.add(verdicts(run(command, seed)));
    }
    assertFalse(verdicts.getFirst().isEmpty());
    assertEquals(List.of(verdicts.getFirst()), verdicts.stream().distinct().toList());
    assertEquals(List.of(shown.getFirst()), shown.stream().distinct().toList());
  }

  private static Results run(String command, long seed) {
    String[] words = command.split(" ");
    CSource file = CSource.file(Path.of(words[words.length - 1]));
    String[] options = Stream.of(words).limit(words.length - 1L).toArray(String[]::new);
    return new CReader(Arguments.options(options)).read(file).verification().run(new Delays(seed));
  }

  private static String verdicts(Results results) {
    StringBuilder text = new StringBuilder();
    for (PropertyResult r : results.properties()) {
      text.append(r.property().name())
          .append(r.holds() ? " holds\n" : r.fails() ? " fails\n" : " is unknown\n");
    }
    return text.toString();
  }
}
