// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import kiki.cli.Console;
import kiki.cli.Main;

/**
 * Runs the loop tasks of a suite under incremental bounded model checking, k-induction, abstract
 * interpretation and kIkI, one engine after the other on each task, so that a busy machine treats
 * them alike. Prints the counts of the table, and what another engine solves and kIkI does not.
 */
final class Table1 {
  private static final String SPECIFICATION =
      "CHECK( init(main()), LTL(G ! call(__VERIFIER_error())) )\n";
  private static final String KIKI = "kIkI";
  private static final long STACK_BYTES = 512L << 20;

  private enum Row {
    COUNTEREXAMPLES,
    PROOFS,
    FALSE_PROOFS,
    FALSE_ALARMS,
    INCONCLUSIVE,
    TIMEOUT
  }

  private record Task(String file, boolean safe, String architecture) {}

  private static Map<String, List<String>> engines() {
    Map<String, List<String>> engines = new LinkedHashMap<>();
    engines.put("IBMC", List.of("--incremental-bmc"));
    engines.put("k-induction", List.of("--havoc", "--k-induction"));
    engines.put("AI", List.of("--intervals"));
    engines.put(KIKI, List.of("--intervals", "--k-induction"));
    return engines;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments.length == 0) {
      System.err.println("usage: bench/table1/run SUITE [SECONDS [REGEX [ENGINE...]]]");
      System.exit(1);
    }
    Path suite = Path.of(arguments[0]);
    String seconds = arguments.length > 1 ? arguments[1] : "10";
    Pattern only = Pattern.compile(arguments.length > 2 ? arguments[2] : "^loop");
    Map<String, List<String>> engines = engines();
    if (arguments.length > 3) {
      engines.keySet().retainAll(List.of(arguments).subList(3, arguments.length));
    }
    Path specification = Files.createTempFile("table1", ".prp");
    Files.writeString(specification, SPECIFICATION);
    Map<String, Map<Row, Integer>> counts = new LinkedHashMap<>();
    Map<String, Double> total = new LinkedHashMap<>();
    Map<String, TreeSet<String>> solved = new LinkedHashMap<>();
    List<Task> tasks = tasks(suite, only);
    for (Task task : tasks) {
      for (String engine : engines.keySet()) {
        List<String> command = new ArrayList<>(engines.get(engine));
        command.addAll(List.of("--propertyfile", specification.toString(), "--timeout", seconds));
        command.addAll(List.of("--" + task.architecture(), suite.resolve(task.file()).toString()));
        long start = System.nanoTime();
        Row row = row(run(command), task);
        double time = (System.nanoTime() - start) / 1e9;
        System.err.printf("%s %s: %s %.1f s%n", task.file(), engine, row, time);
        counts.computeIfAbsent(engine, _ -> new TreeMap<>()).merge(row, 1, Integer::sum);
        total.merge(engine, time, Double::sum);
        if (row == Row.COUNTEREXAMPLES || row == Row.PROOFS) {
          solved.computeIfAbsent(engine, _ -> new TreeSet<>()).add(task.file());
        }
      }
    }
    Files.delete(specification);
    print(tasks.size(), counts, total, solved);
  }

  private static List<Task> tasks(Path suite, Pattern only) throws IOException {
    List<Task> tasks = new ArrayList<>();
    for (String line : Files.readAllLines(suite.resolve("tasks.csv"))) {
      String[] cells = line.split(",");
      if (cells[1].equals("unreach-call") && only.matcher(cells[0]).find()) {
        tasks.add(new Task(cells[0], cells[2].equals("true"), cells[3]));
      }
    }
    return tasks;
  }

  private static String run(List<String> command) throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Thread thread =
        new Thread(
            null, () -> Main.run(command, new Console(out, out, false)), "kiki", STACK_BYTES);
    thread.start();
    thread.join();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static Row row(String output, Task task) {
    String last = output.strip().lines().reduce("", (_, line) -> line);
    if (last.equals("TRUE")) {
      return task.safe() ? Row.PROOFS : Row.FALSE_PROOFS;
    }
    if (last.startsWith("FALSE")) {
      return task.safe() ? Row.FALSE_ALARMS : Row.COUNTEREXAMPLES;
    }
    return output.contains("timeout") ? Row.TIMEOUT : Row.INCONCLUSIVE;
  }

  private static void print(
      int tasks,
      Map<String, Map<Row, Integer>> counts,
      Map<String, Double> total,
      Map<String, TreeSet<String>> solved) {
    System.out.printf("%-18s", tasks + " tasks");
    counts.keySet().forEach(engine -> System.out.printf("%14s", engine));
    System.out.println();
    for (Row row : Row.values()) {
      System.out.printf("%-18s", row.name().toLowerCase().replace('_', ' '));
      counts.values().forEach(c -> System.out.printf("%14d", c.getOrDefault(row, 0)));
      System.out.println();
    }
    System.out.printf("%-18s", "total seconds");
    total.values().forEach(t -> System.out.printf("%14.0f", t));
    System.out.println();
    TreeSet<String> kiki = solved.getOrDefault(KIKI, new TreeSet<>());
    solved.forEach(
        (engine, files) -> {
          for (String file : files) {
            if (!kiki.contains(file)) {
              System.out.println("solved by " + engine + ", not by kIkI: " + file);
            }
          }
        });
  }
}
