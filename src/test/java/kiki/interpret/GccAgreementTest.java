// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.DataModel;
import kiki.program.Program;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs print the same, and exit alike, under gcc and under kiki. */
class GccAgreementTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "formats.c, LP64",
    "formats.c, ILP32",
    "memory.c, LP64",
    "memory.c, ILP32",
    "wide.c, LP64",
    "builtins.c, LP64",
    "builtins.c, ILP32",
    "parts.c, LP64",
    "parts.c, ILP32",
    "mixed-parts.c, LP64",
    "intrinsics.c, LP64"
  })
  void printsTheSame(String name, DataModel model) throws IOException, InterruptedException {
    Path source = folder.resolve(name);
    try (var in = GccAgreementTest.class.getResourceAsStream(name)) {
      Files.write(source, in.readAllBytes());
    }
    Path binary = folder.resolve("a.out");
    String machine = model == DataModel.LP64 ? "-m64" : "-m32";
    assumeTrue(
        Csmith.succeeds(
            "gcc",
            "-w",
            machine,
            "-msse2",
            "-mfpmath=sse",
            source.toString(),
            "-o",
            binary.toString(),
            "-lm"),
        "gcc " + machine + " is not installed");
    Process process = new ProcessBuilder(binary.toString(), "one", "two").start();
    String expected = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();

    Program program = CPrograms.file(source, List.of(), model);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunResult result =
        new Interpreter(program)
            .runMain(
                "a.out",
                List.of("one", "two"),
                RunOptions.execution(new RandomInputs(1), out, out));
    assertEquals(expected, out.toString(StandardCharsets.UTF_8), result.outcome()::toString);
    assertEquals(Optional.of(new Outcome.Finished(status)), Optional.of(result.outcome()));
  }
}
