// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.cli.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page on projects has users type and write works as it stands there. */
class DocumentedCommandsTest {
  private static final String FENCE = "```";
  private static final Path README = Path.of("README.md");
  private static final Path PAGE = Path.of("docs/projects.md");
  private static final Path CLASSES = Path.of("target/classes");

  @TempDir Path folder;

  @BeforeEach
  void project() throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("src"));
    Files.createDirectories(folder.resolve("verification"));
    Files.writeString(folder.resolve("verification/stubs.c"), "int outside(void) { return 3; }\n");
    Files.writeString(
        folder.resolve("src/queue.c"),
        """
        int outside(void);
        int parse(const char *text) { return text[0] == 'x' ? outside() : 0; }
        static int a[4];
        int api_get(unsigned i) { return a[i % 4]; }
        int scale(int x, int b) { return x / (b ? b : 1); }
        """);
    git("init", "-q");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "first");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
  }

  private void git(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, git.waitFor(), said);
  }

  /** The lines in blocks of a page that start with a word. */
  private static List<String> blocks(Path page, String start) throws IOException {
    List<String> found = new ArrayList<>();
    boolean isCode = false;
    for (String line : Files.readAllLines(page)) {
      if (line.startsWith(FENCE)) {
        isCode = !isCode;
      } else if (isCode && line.startsWith(start)) {
        found.add(line.replaceFirst("\\s+#.*", ""));
      }
    }
    return found;
  }

  /** Verifies or merges, in a process that is in the project; nothing fails there. */
  private void run(String command) throws IOException, InterruptedException {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Dkiki.resources=" + Path.of("src/main/resources/kiki").toAbsolutePath(),
                "-cp",
                CLASSES.toAbsolutePath().toString(),
                Main.class.getName()));
    words.addAll(List.of(command.split(" ")).subList(1, command.split(" ").length));
    Process kiki =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(kiki.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = kiki.waitFor();
    assertTrue(code == 0 || code == 5, command + ": " + code + "\n" + said);
  }

  @Test
  void commandsRun() throws IOException, InterruptedException {
    List<String> commands = blocks(PAGE, "kiki project");
    assertTrue(commands.size() >= 4, commands.toString());
    for (String command : commands) {
      run(command);
    }
    assertTrue(Files.exists(folder.resolve("report/index.html")));
    String shard =
        commands.stream().filter(c -> c.contains("--shard 1/4")).findFirst().orElseThrow();
    for (int i = 2; i <= 4; i++) {
      run(shard.replace("1/4", i + "/4").replace("part1", "part" + i));
    }
    List<String> merges = blocks(PAGE, "kiki merge");
    assertEquals(1, merges.size());
    run(merges.getFirst());
  }

  @Test
  void commandsOfTheReadmeRun() throws IOException, InterruptedException {
    List<String> commands = new ArrayList<>(blocks(README, "kiki project"));
    assertEquals(5, commands.size(), commands.toString());
    commands.addAll(blocks(README, "kiki merge"));
    for (String command : commands) {
      run(command);
    }
    assertTrue(Files.exists(folder.resolve("report/index.html")));
    assertTrue(Files.exists(folder.resolve("kiki.sarif")));
  }

  @Test
  void settingsAreRead() throws IOException, InterruptedException {
    run("kiki project --results verification/known.json");
    String page = Files.readString(PAGE);
    int start = page.indexOf(FENCE + "toml\n") + FENCE.length() + "toml\n".length();
    Files.writeString(
        folder.resolve("kiki.toml"), page.substring(start, page.indexOf(FENCE, start)));
    run("kiki project");
  }
}
