package kiki.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Runs {@link PointerProgram}s as gcc compiles them with its sanitizers. Many programs are compiled
 * together; each run is a process of its own.
 */
final class Sanitizers {
  /** How a run ended. */
  enum Ending {
    NORMAL,
    /** Stopped by a sanitizer. */
    ERROR,
    ASSERTION,
    /** Memory was still allocated at the end. */
    LEAK
  }

  /**
   * @param program the number of the program
   */
  record Task(int program, List<Integer> inputs) {}

  private static final long SECONDS = 600;
  private static final int ERROR = 1;
  private static final int ASSERTION = 3;
  private static final int LEAK = 4;

  /** The sizes are compared since a leak sanitizer needs to trace the process. */
  private static final String DRIVER =
      """
      #include <stdio.h>
      #include <sys/wait.h>
      #include <unistd.h>
      size_t __sanitizer_get_current_allocated_bytes(void);
      static const char *inputs;
      unsigned char nondet_uchar(void) { return *inputs ? *inputs++ - '0' : 0; }
      void __CPROVER_assert(_Bool condition, const char *text) { if (!condition) _exit(3); }
      int main(void) {
        int number;
        char line[64];
        while (scanf("%d :%63[0-3]", &number, line) > 0) {
          int status = 0;
          fflush(stdout);
          if (fork() == 0) {
            size_t before = __sanitizer_get_current_allocated_bytes();
            inputs = line;
            programs[number]();
            _exit(__sanitizer_get_current_allocated_bytes() == before ? 0 : 4);
          }
          wait(&status);
          printf("%d\\n", WIFEXITED(status) ? WEXITSTATUS(status) : 1);
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
    String output =
        call(
            List.of(binary.toString()),
            tasks.stream().map(this::line).collect(Collectors.joining()));
    return output.lines().map(Sanitizers::ending).toList();
  }

  private String line(Task task) {
    String inputs = task.inputs().stream().map(String::valueOf).collect(Collectors.joining());
    return task.program() + " :" + inputs + "\n";
  }

  private static Ending ending(String status) {
    return switch (Integer.parseInt(status)) {
      case 0 -> Ending.NORMAL;
      case ERROR -> Ending.ERROR;
      case ASSERTION -> Ending.ASSERTION;
      case LEAK -> Ending.LEAK;
      default -> throw new IllegalStateException("unexpected exit status " + status);
    };
  }

  private String call(List<String> command, String input) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("errors").toFile());
    builder
        .environment()
        .put(
            "ASAN_OPTIONS",
            "detect_leaks=0:detect_stack_use_after_return=1:symbolize=0:exitcode=" + ERROR);
    builder.environment().put("UBSAN_OPTIONS", "symbolize=0:exitcode=" + ERROR);
    Process process = builder.start();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException(command + " failed: " + Files.readString(folder.resolve("errors")));
    }
    return Files.readString(out);
  }
}
