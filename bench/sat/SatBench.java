import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.sat.CdclSolver;
import kiki.sat.SatSolver;
import kiki.sat.SatStatistics;

/**
 * Runs the embedded solver on the generated problems, warm, and peers on the same ones as
 * processes; prints seconds and ratios. Arguments: a directory for the files, then {@code
 * one-shot}, {@code incremental} or both, then optionally parts of names to select by.
 */
final class SatBench {
  private static final int ROUNDS = 3;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  record Run(double seconds, int sat, int unsat, SatStatistics statistics) {}

  private SatBench() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path directory = Files.createDirectories(Path.of(arguments[0]));
    List<String> modes = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int i = 1; i < arguments.length; i++) {
      (arguments[i].equals("one-shot") || arguments[i].equals("incremental") ? modes : names)
          .add(arguments[i]);
    }
    for (String mode : modes) {
      List<Cnf> problems = mode.equals("one-shot") ? Families.oneShot() : Families.incremental();
      problems.removeIf(p -> !names.isEmpty() && names.stream().noneMatch(p.name::contains));
      report(mode, problems, directory);
    }
  }

  private static void report(String mode, List<Cnf> problems, Path directory)
      throws IOException, InterruptedException {
    long warmUp = System.nanoTime();
    while (System.nanoTime() - warmUp < 4_000_000_000L) {
      for (Cnf problem : problems) {
        run(problem, 2000);
      }
    }
    System.out.printf(
        "%-24s %8s %9s %10s %9s %9s %9s %9s %8s %8s%n",
        mode,
        "vars",
        "clauses",
        "conflicts",
        "props/us",
        "kiki s",
        "minisat",
        "cadical",
        "ratio",
        "ratio2");
    List<Double> minisat = new ArrayList<>();
    List<Double> cadical = new ArrayList<>();
    double total = 0;
    double totalMinisat = 0;
    for (Cnf problem : problems) {
      Run best = run(problem, -1);
      for (int i = 1; i < ROUNDS && best.seconds < 2; i++) {
        Run again = run(problem, -1);
        best = again.seconds < best.seconds ? again : best;
      }
      Path file = directory.resolve(problem.name + (problem.calls == 0 ? ".cnf" : ".icnf"));
      problem.write(file);
      double first = peer(best, System.getenv("MINISAT_DRIVER"), file);
      double second =
          problem.calls == 0 ? cadical(file) : peer(best, System.getenv("CADICAL_DRIVER"), file);
      SatStatistics s = best.statistics;
      System.out.printf(
          "%-24s %8d %9d %10d %9.2f %9.4f %9.4f %9.4f %8.2f %8.2f  %s %.0f B/clause%n",
          problem.name,
          problem.variables,
          problem.clauses,
          s.conflicts(),
          s.propagations() / best.seconds / 1e6,
          best.seconds,
          first,
          second,
          best.seconds / first,
          best.seconds / second,
          best.sat + "+" + best.unsat,
          (double) s.clauseBytes() / (s.clauses() + s.learntClauses()));
      total += best.seconds;
      if (first > 0) {
        totalMinisat += first;
        minisat.add(best.seconds / first);
      }
      if (second > 0) {
        cadical.add(best.seconds / second);
      }
    }
    System.out.printf(
        "%-24s total %.2f s; geometric mean of ratios: minisat %.2f (of totals %.2f), cadical"
            + " %.2f%n",
        mode, total, mean(minisat), total / totalMinisat, mean(cadical));
  }

  private static double mean(List<Double> ratios) {
    return Math.exp(ratios.stream().mapToDouble(Math::log).average().orElse(Double.NaN));
  }

  static Run run(Cnf problem, long conflictLimit) {
    int[] buffer = new int[16];
    int length = 0;
    boolean solving = false;
    int sat = 0;
    int unsat = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    try (SatSolver solver = new CdclSolver()) {
      solver.setConflictLimit(conflictLimit);
      for (int i = 0; i < problem.size; i++) {
        int item = problem.data[i];
        if (item == Cnf.SOLVE) {
          solving = true;
        } else if (item != 0) {
          if (length == buffer.length) {
            buffer = java.util.Arrays.copyOf(buffer, 2 * length);
          }
          buffer[length++] = item;
          while (solver.variables() < Math.abs(item)) {
            solver.newVariable();
          }
        } else if (solving) {
          for (int k = 0; k < length; k++) {
            solver.assume(buffer[k]);
          }
          switch (solver.solve()) {
            case SAT -> sat++;
            case UNSAT -> unsat++;
            case UNKNOWN -> {}
          }
          solving = false;
          length = 0;
        } else {
          solver.addClause(buffer, length);
          length = 0;
        }
      }
      if (problem.calls == 0) {
        switch (solver.solve()) {
          case SAT -> sat++;
          case UNSAT -> unsat++;
          case UNKNOWN -> {}
        }
      }
      double seconds = (THREADS.getCurrentThreadCpuTime() - start) * 1e-9;
      return new Run(seconds, sat, unsat, solver.statistics());
    }
  }

  /** The seconds a driver program reports for the file; NaN when there is none. */
  private static double peer(Run ours, String driver, Path file)
      throws IOException, InterruptedException {
    if (driver == null || driver.isEmpty()) {
      return Double.NaN;
    }
    double best = Double.NaN;
    for (int i = 0; i < ROUNDS && !(best > 2); i++) {
      String[] words = output(driver, file.toString()).split("\\s+");
      if (Integer.parseInt(words[1]) != ours.sat || Integer.parseInt(words[2]) != ours.unsat) {
        throw new IllegalStateException(file + ": " + driver + " answers otherwise");
      }
      double seconds = Math.max(1e-4, Double.parseDouble(words[0]));
      best = seconds < best || Double.isNaN(best) ? seconds : best;
    }
    return best;
  }

  private static double cadical(Path file) throws IOException, InterruptedException {
    String program = System.getenv("CADICAL");
    if (program == null || program.isEmpty()) {
      return Double.NaN;
    }
    for (String line : output(program, "-n", file.toString()).split("\n")) {
      if (line.contains("total process time since initialization")) {
        return Math.max(
            0.005, Double.parseDouble(line.replaceAll("[^0-9.]+", " ").trim().split(" ")[0]));
      }
    }
    return Double.NaN;
  }

  private static String output(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes());
    process.waitFor();
    return text;
  }
}
