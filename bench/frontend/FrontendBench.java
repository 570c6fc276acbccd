// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.api.ReadingEffort;
import kiki.api.SourceMessage;
import kiki.options.DataModel;
import kiki.options.Options;

/** Runs the front end on every C program under a folder, once cold and once warm. */
public final class FrontendBench {
  private static final long STACK = 512L << 20;
  private static final Pattern ENTRY = Pattern.compile("--function\\s+(\\w+)");

  private record Task(Path file, DataModel model, String entry) {}

  private record Failure(Task task, String message) {}

  private final List<Task> tasks;
  private final int threads;
  private final AtomicLong tokens = new AtomicLong();
  private final AtomicLong preprocessing = new AtomicLong();
  private final AtomicLong checking = new AtomicLong();
  private final AtomicLong lowering = new AtomicLong();

  private FrontendBench(List<Task> tasks, int threads) {
    this.tasks = tasks;
    this.threads = threads;
  }

  public static void main(String[] args) throws Exception {
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    List<Task> tasks = tasks(Path.of(args[0]));
    for (String round : List.of("cold", "warm")) {
      FrontendBench bench = new FrontendBench(tasks, threads);
      long start = System.nanoTime();
      List<Failure> failures = bench.run();
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          "%s: %d programs, %d tokens, %d failed, %.2f s"
              + " (preprocess %.2f, parse and check %.2f, lower %.2f)%n",
          round,
          tasks.size(),
          bench.tokens.get(),
          failures.size(),
          seconds,
          bench.preprocessing.get() / 1e9,
          bench.checking.get() / 1e9,
          bench.lowering.get() / 1e9);
      if (round.equals("warm")) {
        explain(failures);
      }
    }
  }

  private List<Failure> run() throws InterruptedException {
    ConcurrentLinkedQueue<Task> queue = new ConcurrentLinkedQueue<>(tasks);
    ConcurrentLinkedQueue<Failure> failures = new ConcurrentLinkedQueue<>();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Runnable work =
          () -> {
            for (Task task = queue.poll(); task != null; task = queue.poll()) {
              String message = process(task);
              if (message != null) {
                failures.add(new Failure(task, message));
              }
            }
          };
      workers.add(new Thread(null, work, "front end " + i, STACK));
    }
    workers.forEach(Thread::start);
    for (Thread worker : workers) {
      worker.join();
    }
    return List.copyOf(failures);
  }

  /** Null, or why the program was refused. */
  private String process(Task task) {
    List<String> errors = new ArrayList<>();
    String bits = task.model == DataModel.ILP32 ? "--32" : "--64";
    // Programs that are shown need no entry.
    Options options = Arguments.options(bits, "--show-goto-functions", "--function", task.entry);
    try {
      ReadingEffort effort =
          new CReader(options, m -> note(m, errors)).read(CSource.file(task.file)).effort();
      tokens.addAndGet(effort.tokens());
      preprocessing.addAndGet(effort.preprocessingNanos());
      checking.addAndGet(effort.checkingNanos());
      lowering.addAndGet(effort.loweringNanos());
      return null;
    } catch (InputError error) {
      return errors.isEmpty() ? error.getMessage() : errors.getFirst();
    }
  }

  private static void note(SourceMessage message, List<String> errors) {
    if (message.kind() == SourceMessage.Kind.ERROR) {
      errors.add(message.location() + ": " + message.text());
    }
  }

  private static void explain(List<Failure> failures) throws InterruptedException {
    for (Failure failure : failures) {
      System.out.println(gccVerdict(failure.task) + " " + failure.message);
    }
  }

  private static String gccVerdict(Task task) throws InterruptedException {
    String model = task.model == DataModel.ILP32 ? "-m32" : "-m64";
    String kind = task.file.toString().endsWith(".i") ? "cpp-output" : "c";
    try {
      Process gcc =
          new ProcessBuilder("gcc", "-w", "-fsyntax-only", model, "-x", kind, task.file.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return gcc.waitFor() == 0 ? "gcc accepts:" : "gcc refuses too:";
    } catch (IOException e) {
      return "refused:";
    }
  }

  private static List<Task> tasks(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    Map<Path, DataModel> models = models(files);
    List<Task> tasks = new ArrayList<>();
    for (Path file : files) {
      String name = file.toString();
      if (name.endsWith(".c") || name.endsWith(".i")) {
        DataModel model = models.getOrDefault(file, DataModel.LP64);
        tasks.add(new Task(file, model, entry(file)));
      }
    }
    return tasks;
  }

  /** A {@code tasks.csv} says in its fourth column which programs are for 32 bits. */
  private static Map<Path, DataModel> models(List<Path> files) throws IOException {
    Map<Path, DataModel> models = new HashMap<>();
    for (Path file : files) {
      if (file.endsWith("tasks.csv")) {
        for (String line : Files.readAllLines(file)) {
          String[] cells = line.split(",");
          if (cells.length > 3 && cells[3].equals("32")) {
            models.put(file.resolveSibling(cells[0]), DataModel.ILP32);
          }
        }
      }
    }
    return models;
  }

  /** A {@code .desc} beside the program may name another function than main. */
  private static String entry(Path file) throws IOException {
    try (Stream<Path> siblings = Files.list(file.getParent())) {
      for (Path sibling : siblings.sorted().toList()) {
        if (sibling.toString().endsWith(".desc")) {
          Matcher entry = ENTRY.matcher(Files.readString(sibling));
          if (entry.find()) {
            return entry.group(1);
          }
        }
      }
    }
    return "main";
  }
}
