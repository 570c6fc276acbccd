// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is answered about the termination of random programs agrees with all of their runs. */
class RandomLoopsTest {
  private static final int SEEDS_OF_SHORT_RUN = 60;
  private static final int SEEDS_OF_LONG_RUN = 5000;

  /** A limit for each answer, after which there is none. */
  private static final String SECONDS = "10";

  /** The refutation alone, and proofs and refutations about both questions. */
  private static final List<List<String>> MODES =
      List.of(List.of("--nontermination"), List.of("--termination"), List.of("--propertyfile"));

  @TempDir private Path folder;
  private int definite;

  @Test
  void answersAgreeWithAllRuns() throws IOException {
    for (int seed = 0; seed < SEEDS_OF_SHORT_RUN; seed++) {
      check(seed, 3, MODES.subList(1, MODES.size()));
    }
    assertTrue(definite > SEEDS_OF_SHORT_RUN, "few answers: " + definite);
  }

  @Test
  @Tag("long")
  void answersAgreeWithAllRunsOfMany() throws IOException {
    for (int seed = SEEDS_OF_SHORT_RUN; seed < SEEDS_OF_SHORT_RUN + SEEDS_OF_LONG_RUN; seed++) {
      check(seed, 3, MODES);
    }
    assertTrue(definite > SEEDS_OF_LONG_RUN, "few answers: " + definite);
  }

  private void check(long seed, int unwindings, List<List<String>> modes) throws IOException {
    RandomLoops.Generated program = new RandomLoops(seed).generate();
    Optional<Boolean> endless = program.model().hasEndlessRun(LoopModel.Overflow.WRAPS);
    Optional<Boolean> defined = program.model().hasEndlessRun(LoopModel.Overflow.ENDS);
    if (endless.isEmpty() || defined.isEmpty()) {
      return;
    }
    Path file = folder.resolve("random.c");
    Files.writeString(file, program.text());
    Path specification = folder.resolve("end.prp");
    Files.writeString(specification, "CHECK( init(main()), LTL(F end) )");
    for (List<String> mode : modes) {
      boolean all = !mode.contains("--propertyfile");
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
      List<String> common =
          List.of("--certify", "--timeout", SECONDS, "--unwind", "" + unwindings, file.toString());
      Stream<String> first =
          all ? mode.stream() : Stream.of(mode.getFirst(), specification.toString());
      List<String> arguments = Stream.concat(first, common.stream()).toList();
      int exit = Main.run(arguments, new Console(out, out, false));
      String output = bytes.toString(StandardCharsets.UTF_8);
      String where = "seed " + seed + " " + mode + "\n" + program.text() + output;
      assertTrue(exit == 0 || exit == 5 || exit == 10, where);
      assertFalse(exit == 0 && (all ? endless : defined).get(), where);
      assertFalse(exit == 10 && !defined.get(), where);
      assertFalse(output.contains("not confirmed"), where);
      definite += exit == 5 ? 0 : 1;
    }
  }
}
