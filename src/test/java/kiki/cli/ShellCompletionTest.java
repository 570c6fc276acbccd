// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import kiki.options.Flag;
import kiki.options.UsageError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Manual page and completions know every option, and bash completes what it should. */
class ShellCompletionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("kiki.api.Arguments#flags")
  void allShellsKnowTheOption(Flag option) {
    String flag = Pattern.quote(option.flag());
    assertTrue(finds("[ \"|]" + flag + "[ \"|)]", ShellCompletion.text(Shell.BASH)));
    assertTrue(finds("'\\*" + flag + "['=+\\[]", ShellCompletion.text(Shell.ZSH)));
    String name = Pattern.quote(option.flag().replaceFirst("^--?", ""));
    assertTrue(finds(" -[lso] " + name + "( |$)", ShellCompletion.text(Shell.FISH)));
    assertTrue(
        finds("^\\\\fB" + Pattern.quote(option.flag().replace("-", "\\-")), ManualPage.text()));
  }

  private static boolean finds(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.MULTILINE).matcher(text).find();
  }

  @Test
  void everyShellIsKnownByItsName() {
    for (Shell shell : Shell.values()) {
      assertEquals(shell, Shell.named(shell.word()));
    }
    assertThrows(UsageError.class, () -> Shell.named("csh"));
  }

  @Test
  void bashCompletesFlagsFilesAndShells() throws IOException, InterruptedException {
    assertEquals(List.of("--octagons"), completed("kiki", "--oct"));
    assertEquals(List.of("run"), completed("kiki", "ru"));
    assertEquals(List.of(), completed("kiki", "x.c", "ru"));
    assertEquals(List.of("zsh"), completed("kiki", "--completion", "z"));
    assertEquals(List.of(), completed("kiki", "--timeout", "p"));
    Files.writeString(folder.resolve("p q.c"), "");
    Files.createDirectory(folder.resolve("parts"));
    assertEquals(List.of("p q.c", "parts"), completed("kiki", "--witness", "p"));
    assertEquals(List.of("p q.c", "parts"), completed("kiki", "x.c", "p"));
    assertEquals(List.of("parts"), completed("kiki", "-I", "p"));
  }

  /** What bash offers for the last of the words, in the test's folder. */
  private List<String> completed(String... words) throws IOException, InterruptedException {
    File bash = new File("/bin/bash");
    assumeTrue(bash.canExecute());
    String script =
        ShellCompletion.text(Shell.BASH)
            + "\nCOMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _kiki\n"
            + "for each in \"${COMPREPLY[@]}\"; do echo \"$each\"; done | sort\n";
    List<String> command = new ArrayList<>(List.of(bash.getPath(), "-c", script, "completion"));
    command.addAll(List.of(words));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.lines().toList();
  }

  @Test
  void noTextOfTheManualPageIsTakenForARequest() {
    List<String> requests =
        ManualPage.text().lines().filter(l -> l.startsWith(".") || l.startsWith("'")).toList();
    assertTrue(
        requests.stream().allMatch(l -> l.matches("\\.(TH|SH|SS|TP|TQ|PP|B|br)( .*)?")),
        requests.toString());
  }
}
