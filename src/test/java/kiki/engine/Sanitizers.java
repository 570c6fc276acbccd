// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Runs {@link PointerProgram}s as gcc compiles them with its sanitizers. Many programs are compiled
 * together; each run is a process of its own.
 */
final class Sanitizers {
  /**
   * @param program the number of the program
   */
  record Task(int program, List<Integer> inputs) {}

  private static final long SECONDS = 600;

  /** Starts the line that tells of an assertion that failed. */
  static final String ASSERTION = "assertion ";

  /** Memory was still allocated at the end. */
  static final String LEAK = "leak";

  /** Starts the line after the output of a run. */
  private static final String END = "end ";

  /** The sizes are compared since a leak sanitizer needs to trace the process. */
  private static final String DRIVER =
      """
      #include <stdio.h>
      #include <sys/wait.h>
      #include <unistd.h>
      size_t __sanitizer_get_current_allocated_bytes(void);
      static const char *inputs;
      unsigned char nondet_uchar(void) { return *inputs ? *inputs++ - '0' : 0; }
      void __CPROVER_assert(_Bool condition, const char *text) {
        if (!condition) dprintf(2, "assertion %s\\n", text);
      }
      int main(void) {
        int number;
        char line[64];
        while (scanf("%d :%63[0-3]", &number, line) > 0) {
          int status = 0;
          if (fork() == 0) {
            size_t before = __sanitizer_get_current_allocated_bytes();
            inputs = line;
            programs[number]();
            if (__sanitizer_get_current_allocated_bytes() != before) dprintf(2, "leak\\n");
            _exit(0);
          }
          wait(&status);
          dprintf(2, "end %d\\n", status);
          *line = 0;
        }
        return 0;
      }
      """;

  private final Path folder;

  Sanitizers(Path folder) {
    this.folder = folder;
  }

  /** The endings of the tasks, in order. */
  List<Ending> run(List<String> programs, List<Task> tasks)
      throws IOException, InterruptedException {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < programs.size(); i++) {
      Files.writeString(folder.resolve("p" + i + ".c"), programs.get(i));
      all.append("#define main program").append(i).append("\n#include \"p").append(i);
      all.append(".c\"\n#undef main\n");
    }
    all.append("static int (*programs[])(void) = {");
    for (int i = 0; i < programs.size(); i++) {
      all.append("program").append(i).append(", ");
    }
    all.append("};\n").append(DRIVER);
    Path source = Files.writeString(folder.resolve("all.c"), all);
    Path binary = folder.resolve("all");
    call(
        List.of(
            "gcc",
            "-w",
            "-g",
            "-O0",
            "-fno-builtin",
            "-fwrapv",
            "-fno-strict-aliasing",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=all",
            source.toString(),
            "-o",
            binary.toString()),
        "");
    String printed =
        call(
            List.of(binary.toString()),
            tasks.stream().map(this::line).collect(Collectors.joining()));
    return endings(printed);
  }

  private static List<Ending> endings(String printed) {
    List<Ending> endings = new ArrayList<>();
    StringBuilder run = new StringBuilder();
    for (String line : printed.lines().toList()) {
      if (line.startsWith(END)) {
        endings.add(Ending.of(run.toString()));
        run.setLength(0);
      } else {
        run.append(line).append('\n');
      }
    }
    return endings;
  }

  private String line(Task task) {
    String inputs = task.inputs().stream().map(String::valueOf).collect(Collectors.joining());
    return task.program() + " :" + inputs + "\n";
  }

  /** What the command wrote to its standard error. */
  private String call(List<String> command, String input) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path errors = folder.resolve("errors");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(errors.toFile());
    builder.environment().put("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=1");
    Process process = builder.start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    String printed = Files.readString(errors, StandardCharsets.ISO_8859_1);
    if (!ended || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException(command + " failed: " + printed);
    }
    return printed;
  }
}
