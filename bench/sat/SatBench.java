// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.sat.CdclSolver;
import kiki.sat.SatSolver;
import kiki.sat.SatStatistics;

/**
 * Runs the embedded solver on the generated problems, warm, and peers on the same ones as
 * processes; prints seconds and ratios. Arguments: a directory for the files, then some of the
 * modes, {@code seed=N} for other generated problems, and parts of names to select by.
 */
final class SatBench {
  private static final List<String> MODES =
      List.of("one-shot", "incremental", "encoded", "recorded");
  private static final String SEED = "seed=";
  private static final int ROUNDS = 3;
  private static final long WARM_UP_NANOSECONDS = 4_000_000_000L;
  private static final long WARM_UP_CONFLICTS = 2000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  record Run(double seconds, int sat, int unsat, SatStatistics statistics) {}

  private SatBench() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path directory = Files.createDirectories(Path.of(arguments[0]));
    List<String> modes = new ArrayList<>();
    List<String> names = new ArrayList<>();
    long seed = 0;
    for (int i = 1; i < arguments.length; i++) {
      if (arguments[i].startsWith(SEED)) {
        seed = Long.parseLong(arguments[i].substring(SEED.length()));
      } else {
        (MODES.contains(arguments[i]) ? modes : names).add(arguments[i]);
      }
    }
    if (modes.isEmpty()) {
      modes.addAll(MODES);
    }
    Path programs = Path.of(System.getenv("PROGRAMS"));
    boolean recording = modes.contains("encoded") || modes.contains("recorded");
    Recordings recordings = recording ? Recordings.of(programs) : Recordings.none();
    for (String mode : modes) {
      List<Cnf> problems =
          switch (mode) {
            case "one-shot" -> new SingleProblems(seed).all();
            case "incremental" -> new CallSequences(seed).all();
            case "encoded" -> recordings.singleCalls();
            default -> recordings.sequences();
          };
      problems.removeIf(p -> !names.isEmpty() && names.stream().noneMatch(p.name::contains));
      report(mode, problems, directory);
    }
  }

  private static void report(String mode, List<Cnf> problems, Path directory)
      throws IOException, InterruptedException {
    long warmUp = System.nanoTime();
    while (System.nanoTime() - warmUp < WARM_UP_NANOSECONDS) {
      for (Cnf problem : problems) {
        run(problem, WARM_UP_CONFLICTS);
      }
    }
    System.out.printf(
        "%-20s %7s %8s %9s %8s %7s %8s %8s %8s %8s%n",
        mode,
        "vars",
        "clauses",
        "conflicts",
        "props/us",
        "B/clause",
        "kiki",
        "library",
        "minisat",
        "cadical");
    List<Double> library = new ArrayList<>();
    List<Double> minisat = new ArrayList<>();
    List<Double> cadical = new ArrayList<>();
    double total = 0;
    double libraryTotal = 0;
    for (Cnf problem : problems) {
      Run best = run(problem, -1);
      for (int i = 1; i < ROUNDS && best.seconds < 2; i++) {
        Run again = run(problem, -1);
        best = again.seconds < best.seconds ? again : best;
      }
      Path file = directory.resolve(problem.name + (problem.calls == 0 ? ".cnf" : ".icnf"));
      problem.write(file);
      double ofLibrary = driver(best, System.getenv("MINISAT_DRIVER"), file);
      boolean single = problem.calls == 0;
      double ofMinisat = single ? process("MINISAT", "CPU time", file) : Double.NaN;
      double ofCadical = single ? process("CADICAL", "total process time", file) : Double.NaN;
      SatStatistics s = best.statistics;
      System.out.printf(
          "%-20s %7d %8d %9d %8.2f %7.0f %8.4f %8.4f %8.4f %8.4f  %d+%d%n",
          problem.name,
          problem.variables,
          problem.clauses,
          s.conflicts(),
          s.propagations() / best.seconds / 1e6,
          (double) s.clauseBytes() / (s.clauses() + s.learntClauses()),
          best.seconds,
          ofLibrary,
          ofMinisat,
          ofCadical,
          best.sat,
          best.unsat);
      total += best.seconds;
      libraryTotal += ofLibrary;
      library.add(best.seconds / ofLibrary);
      minisat.add(best.seconds / ofMinisat);
      cadical.add(best.seconds / ofCadical);
    }
    System.out.printf(
        "%s: kiki's time over that of MiniSat's library: %.2f in geometric mean, %.2f in total; "
            + "minisat %.2f, cadical %.2f in geometric mean%n",
        mode, mean(library), total / libraryTotal, mean(minisat), mean(cadical));
  }

  private static double mean(List<Double> ratios) {
    return Math.exp(
        ratios.stream()
            .filter(r -> !r.isNaN())
            .mapToDouble(Math::log)
            .average()
            .orElse(Double.NaN));
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
            buffer = Arrays.copyOf(buffer, 2 * length);
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
  private static double driver(Run ours, String driver, Path file)
      throws IOException, InterruptedException {
    if (driver == null || driver.isEmpty()) {
      return Double.NaN;
    }
    double best = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ROUNDS && !(best > 2 && i > 0); i++) {
      String[] words = output(driver, file.toString()).split("\\s+");
      if (Integer.parseInt(words[1]) != ours.sat || Integer.parseInt(words[2]) != ours.unsat) {
        throw new IllegalStateException(file + ": " + driver + " answers otherwise");
      }
      best = Math.min(best, Math.max(1e-4, Double.parseDouble(words[0])));
    }
    return best;
  }

  /** The seconds a solver program reports in the line with the label; NaN when not installed. */
  private static double process(String variable, String label, Path file)
      throws IOException, InterruptedException {
    String program = System.getenv(variable);
    if (program == null || program.isEmpty()) {
      return Double.NaN;
    }
    Matcher matcher =
        Pattern.compile(Pattern.quote(label) + "[^:\\n]*:\\s*([0-9.]+)")
            .matcher(output(program, file.toString()));
    if (matcher.find()) {
      return Math.max(0.001, Double.parseDouble(matcher.group(1)));
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
