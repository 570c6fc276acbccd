// SPDX-License-Identifier: Apache-2.0
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kiki.sat.CdclSolver;
import kiki.sat.SatResult;
import kiki.sat.SatSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Cancels checks at random times and prints how long they went on, with and without the garbage
 * collections meanwhile. Other load on the machine prolongs both, but not what is printed last, the
 * longest processor time between two questions whether to stop. Trials count only if the check was
 * still running, and only the last half, when the code is warm.
 */
final class CancelBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long LONGEST_WAIT_MICROS = 300_000;

  private final SplittableRandom random = new SplittableRandom(1);
  private final int trials;

  private CancelBench(int trials) {
    this.trials = trials;
  }

  public static void main(String[] arguments) {
    int trials = arguments.length == 0 ? 20 : Integer.parseInt(arguments[0]);
    CancelBench bench = new CancelBench(trials);
    Map<String, Supplier<Runnable>> scenarios = new LinkedHashMap<>();
    scenarios.put("search", () -> bench.checking(CancelBench::factors));
    scenarios.put("propagation", bench::propagating);
    scenarios.put("encoding", () -> bench.checking(CancelBench::manyQuotients));
    scenarios.put("one term", () -> bench.checking(CancelBench::wideQuotient));
    scenarios.put("arrays", () -> bench.checking(CancelBench::scatteredReads));
    System.out.printf(
        "%-12s %8s %12s %12s %12s %12s%n",
        "during", "trials", "median ms", "maximum ms", "without gc", "gap, cpu ms");
    for (Map.Entry<String, Supplier<Runnable>> scenario : scenarios.entrySet()) {
      bench.measure(scenario.getKey(), scenario.getValue());
    }
  }

  /** When the check is to stop, on the clock of {@link System#nanoTime}. */
  private final AtomicLong stopAt = new AtomicLong(Long.MAX_VALUE);

  /** Whether the check that ran last was stopped. */
  private volatile boolean stopped;

  private long lastQuestion;

  /** Milliseconds in garbage collections until the last question before the check was to stop. */
  private long collectedBefore;

  private long longestGap;

  private boolean isOver() {
    noteQuestion();
    return System.nanoTime() >= stopAt.get();
  }

  private static long collected() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
        .sum();
  }

  private void noteQuestion() {
    if (System.nanoTime() < stopAt.get()) {
      collectedBefore = collected();
    }
    long now = THREADS.getCurrentThreadCpuTime();
    longestGap = Math.max(longestGap, now - lastQuestion);
    lastQuestion = now;
  }

  private void measure(String name, Supplier<Runnable> scenario) {
    double[] late = new double[trials];
    double running = 0;
    int counted = 0;
    for (int i = 0; i < trials; i++) {
      Runnable check = scenario.get();
      stopAt.set(System.nanoTime() + 1000 * random.nextLong(LONGEST_WAIT_MICROS));
      if (i <= trials / 2) {
        longestGap = 0;
      }
      lastQuestion = THREADS.getCurrentThreadCpuTime();
      collectedBefore = collected();
      check.run();
      long end = System.nanoTime();
      noteQuestion();
      if (stopped && i >= trials / 2) {
        late[counted] = (end - stopAt.get()) / 1e6;
        running = Math.max(running, late[counted++] - (collected() - collectedBefore));
      }
    }
    Arrays.sort(late, 0, counted);
    System.out.printf(
        "%-12s %8d %12.2f %12.2f %12.2f %12.2f%n",
        name,
        counted,
        counted == 0 ? Double.NaN : late[counted / 2],
        counted == 0 ? Double.NaN : late[counted - 1],
        running,
        longestGap / 1e6);
  }

  private Runnable checking(Consumer<Solver> problem) {
    Solver solver =
        new BitBlastingSolver(new Terms(), new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);
    problem.accept(solver);
    solver.cancelWhen(this::isOver);
    return () -> stopped = solver.check(List.of()) == Answer.UNKNOWN;
  }

  /** The factors of a product of two large primes. */
  private static void factors(Solver solver) {
    Terms terms = solver.terms();
    Term a = terms.symbol("a", Sort.bits(64));
    Term b = terms.symbol("b", Sort.bits(64));
    Term one = terms.bits(64, 1);
    solver.require(
        terms.equal(
            terms.mul(terms.zeroExtend(a, 128), terms.zeroExtend(b, 128)),
            terms.bits(128, 2_305_843_009_213_693_951L)));
    solver.require(terms.ult(one, a));
    solver.require(terms.ult(one, b));
  }

  /** Implications that one decision sets off one after the other. */
  private Runnable propagating() {
    SatSolver sat = new CdclSolver();
    int first = sat.newVariable();
    for (int i = 0; i < 4_000_000; i++) {
      int next = sat.newVariable();
      sat.addClause(-(next - 1), next);
    }
    sat.assume(first);
    sat.setTerminator(this::isOver);
    return () -> stopped = sat.solve() == SatResult.UNKNOWN;
  }

  private static void manyQuotients(Solver solver) {
    Terms terms = solver.terms();
    for (int i = 0; i < 300; i++) {
      Term a = terms.symbol("a" + i, Sort.bits(64));
      Term b = terms.symbol("b" + i, Sort.bits(64));
      solver.require(terms.ult(terms.udiv(a, b), terms.mul(a, b)));
    }
  }

  private static void wideQuotient(Solver solver) {
    Terms terms = solver.terms();
    Term a = terms.symbol("a", Sort.bits(1024));
    Term b = terms.symbol("b", Sort.bits(1024));
    solver.require(terms.ult(terms.udiv(a, b), b));
  }

  /** Reads and writes at places that are not known, so that every model clashes somewhere. */
  private static void scatteredReads(Solver solver) {
    Terms terms = solver.terms();
    Term memory = terms.symbol("m", Sort.array(Sort.bits(64), Sort.bits(32)));
    Term last = terms.bits(32, 0);
    for (int i = 0; i < 400; i++) {
      memory =
          terms.store(
              memory, terms.symbol("i" + i, Sort.bits(64)), terms.symbol("e" + i, Sort.bits(32)));
      Term read = terms.select(memory, terms.symbol("j" + i, Sort.bits(64)));
      solver.require(terms.ult(last, read));
      last = read;
    }
  }
}
