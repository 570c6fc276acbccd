// SPDX-License-Identifier: Apache-2.0
import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Statistics;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Prints the clauses and variables that one operation costs, as an equation of symbols, beside what
 * Z3 makes of it by its tactics simplify, bit-blast and tseitin-cnf and what CBMC's encoding
 * amounts to; the ratio is to the smaller of the two. Then the rate of encoding.
 */
public final class BitsBench {
  private static final int[] WIDTHS = {8, 16, 32, 64};

  private interface Ours {
    Term make(Terms terms, Term a, Term b);
  }

  private record Operation(Ours ours, BiFunction<BitVecExpr, BitVecExpr, BitVecExpr> z3) {}

  private BitsBench() {}

  public static void main(String[] arguments) {
    try (Context z3 = new Context()) {
      System.out.printf(
          "%-10s %5s %12s %12s %12s %12s %12s %8s%n",
          "operation",
          "width",
          "clauses",
          "variables",
          "z3 clauses",
          "z3 vars",
          "cbmc clauses",
          "ratio");
      operations(z3)
          .forEach(
              (name, operation) -> {
                for (int width : WIDTHS) {
                  row(z3, name, operation, width);
                }
              });
    }
    FloatSizes.print();
    rate();
  }

  private static Map<String, Operation> operations(Context z3) {
    Map<String, Operation> all = new LinkedHashMap<>();
    all.put("add", new Operation(Terms::add, z3::mkBVAdd));
    all.put("sub", new Operation(Terms::sub, z3::mkBVSub));
    all.put("mul", new Operation(Terms::mul, z3::mkBVMul));
    all.put("udiv", new Operation(Terms::udiv, z3::mkBVUDiv));
    all.put("urem", new Operation(Terms::urem, z3::mkBVURem));
    all.put("sdiv", new Operation(Terms::sdiv, z3::mkBVSDiv));
    all.put("srem", new Operation(Terms::srem, z3::mkBVSRem));
    all.put("shl", new Operation(Terms::shl, z3::mkBVSHL));
    all.put("ashr", new Operation(Terms::ashr, z3::mkBVASHR));
    all.put(
        "ult",
        new Operation((t, a, b) -> bit(t, t.ult(a, b)), (a, b) -> bit(z3, z3.mkBVULT(a, b))));
    all.put(
        "slt",
        new Operation((t, a, b) -> bit(t, t.slt(a, b)), (a, b) -> bit(z3, z3.mkBVSLT(a, b))));
    all.put(
        "equal",
        new Operation((t, a, b) -> bit(t, t.equal(a, b)), (a, b) -> bit(z3, z3.mkEq(a, b))));
    all.put(
        "umulo",
        new Operation(
            (t, a, b) -> bit(t, t.overflows().unsignedMul(a, b)),
            (a, b) -> bit(z3, z3.mkNot(z3.mkBVMulNoOverflow(a, b, false)))));
    return all;
  }

  private static Term bit(Terms terms, Term bool) {
    return terms.boolToBits(bool, 1);
  }

  private static BitVecExpr bit(Context z3, BoolExpr bool) {
    return (BitVecExpr) z3.mkITE(bool, z3.mkBV(1, 1), z3.mkBV(0, 1));
  }

  private static void row(Context z3, String name, Operation operation, int width) {
    Terms terms = new Terms();
    Term a = terms.symbol("a", Sort.bits(width));
    Term b = terms.symbol("b", Sort.bits(width));
    Term result = operation.ours().make(terms, a, b);
    BitBlastingSolver solver =
        new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);
    solver.require(terms.equal(result, terms.symbol("r", result.sort())));
    encode(solver);
    Statistics ours = solver.statistics();
    Z3Size theirs = z3Size(z3, operation, width);
    OptionalLong cbmc = CbmcSize.of(name, width);
    System.out.printf(
        "%-10s %5d %12d %12d %12d %12d %12s %8.2f%n",
        name,
        width,
        ours.clauses(),
        ours.variables(),
        theirs.clauses(),
        theirs.variables(),
        cbmc.isPresent() ? cbmc.getAsLong() : "",
        (double) ours.clauses() / Math.min(theirs.clauses(), cbmc.orElse(Long.MAX_VALUE)));
  }

  /** Constraints are encoded by the first check; its answer does not matter here. */
  private static void encode(BitBlastingSolver solver) {
    solver.limitConflicts(0);
    solver.check(List.of());
  }

  private static Z3Size z3Size(Context z3, Operation operation, int width) {
    BitVecExpr a = z3.mkBVConst("a", width);
    BitVecExpr b = z3.mkBVConst("b", width);
    BitVecExpr result = operation.z3().apply(a, b);
    BitVecExpr r = z3.mkBVConst("r", result.getSortSize());
    return Z3Size.of(z3, z3.mkEq(result, r), "simplify", "bit-blast", "tseitin-cnf");
  }

  /** Encodes many products of fresh symbols and prints clauses a second, once warm. */
  private static void rate() {
    for (int round = 0; round < 5; round++) {
      Terms terms = new Terms();
      BitBlastingSolver solver =
          new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);
      for (int i = 0; i < 60; i++) {
        Term a = terms.symbol("a" + i, Sort.bits(64));
        Term b = terms.symbol("b" + i, Sort.bits(64));
        solver.require(terms.ult(terms.mul(a, b), terms.add(a, b)));
      }
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      encode(solver);
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
      Statistics done = solver.statistics();
      System.out.printf(
          "encoded %d clauses in %d ms of processor time: %.2f million clauses a second%n",
          done.clauses(), nanos / 1_000_000, 1e3 * done.clauses() / nanos);
    }
  }
}
