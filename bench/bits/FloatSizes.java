// SPDX-License-Identifier: Apache-2.0
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPRMExpr;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Statistics;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * Clauses and variables of floating-point operations rounded to nearest, beside Z3's by its tactics
 * simplify, fpa2bv, simplify, bit-blast and tseitin-cnf.
 */
final class FloatSizes {
  private interface Ours {
    Term make(FloatTerms floats, Term a, Term b);
  }

  private record Operation(Ours ours, BiFunction<FPExpr, FPExpr, Expr<?>> z3) {}

  private static final RoundingMode MODE = RoundingMode.NEAREST_EVEN;

  private FloatSizes() {}

  static void print() {
    try (Context z3 = new Context()) {
      operations(z3)
          .forEach(
              (name, operation) -> {
                row(z3, name, operation, FloatFormat.BINARY16);
                row(z3, name, operation, FloatFormat.BINARY32);
                // Z3's seven million clauses for a quotient of doubles take minutes to count.
                if (!name.equals("fdiv")) {
                  row(z3, name, operation, FloatFormat.BINARY64);
                }
              });
    }
  }

  private static Map<String, Operation> operations(Context z3) {
    FPRMExpr nearest = z3.mkFPRNE();
    Map<String, Operation> all = new LinkedHashMap<>();
    all.put(
        "fadd", new Operation((f, a, b) -> f.add(MODE, a, b), (a, b) -> z3.mkFPAdd(nearest, a, b)));
    all.put(
        "fmul", new Operation((f, a, b) -> f.mul(MODE, a, b), (a, b) -> z3.mkFPMul(nearest, a, b)));
    all.put(
        "fdiv", new Operation((f, a, b) -> f.div(MODE, a, b), (a, b) -> z3.mkFPDiv(nearest, a, b)));
    all.put("sqrt", new Operation((f, a, b) -> f.sqrt(MODE, a), (a, b) -> z3.mkFPSqrt(nearest, a)));
    all.put(
        "rint",
        new Operation(
            (f, a, b) -> f.roundToIntegral(MODE, a), (a, b) -> z3.mkFPRoundToIntegral(nearest, a)));
    all.put("feq", new Operation(FloatTerms::equal, z3::mkFPEq));
    all.put("flt", new Operation(FloatTerms::less, z3::mkFPLt));
    all.put("fle", new Operation(FloatTerms::lessOrEqual, z3::mkFPLEq));
    all.put(
        "toInt",
        new Operation(
            (f, a, b) -> f.toSigned(RoundingMode.TOWARD_ZERO, a, 32),
            (a, b) -> z3.mkFPToBV(z3.mkFPRTZ(), a, 32, true)));
    all.put(
        "toSingle",
        new Operation(
            (f, a, b) -> f.convert(MODE, a, new FloatFormat(8, 24)),
            (a, b) -> z3.mkFPToFP(nearest, a, z3.mkFPSort(8, 25))));
    return all;
  }

  private static void row(Context z3, String name, Operation operation, FloatFormat format) {
    Terms terms = new Terms();
    Term a = terms.symbol("a", Sort.floating(format));
    Term b = terms.symbol("b", Sort.floating(format));
    Term result = operation.ours().make(terms.floats(), a, b);
    BitBlastingSolver solver =
        new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.OFF);
    solver.require(terms.equal(result, terms.symbol("r", result.sort())));
    solver.limitConflicts(0);
    solver.check(List.of());
    Statistics ours = solver.statistics();
    Z3Size theirs = z3Size(z3, operation, format);
    System.out.printf(
        "%-10s %5d %12d %12d %12d %12d %12s %8.2f%n",
        name,
        format.totalBits(),
        ours.clauses(),
        ours.variables(),
        theirs.clauses(),
        theirs.variables(),
        "",
        (double) ours.clauses() / theirs.clauses());
  }

  private static Z3Size z3Size(Context z3, Operation operation, FloatFormat format) {
    var sort = z3.mkFPSort(format.exponentBits(), format.precision());
    FPExpr a = (FPExpr) z3.mkConst("a", sort);
    FPExpr b = (FPExpr) z3.mkConst("b", sort);
    Expr<?> result = operation.z3().apply(a, b);
    BoolExpr equation = z3.mkEq(result, z3.mkConst("r", result.getSort()));
    return Z3Size.of(z3, equation, "simplify", "fpa2bv", "simplify", "bit-blast", "tseitin-cnf");
  }
}
