// SPDX-License-Identifier: Apache-2.0
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.PropertyResult;
import kiki.api.PropertyStatus;
import kiki.api.Results;

/** Verifies a C text and looks at the evidence: a proof's invariants, a failure's trace. */
final class Verify {
  private static final String STEPS =
      """
      int main(void) {
        unsigned x = 0, y = 0;
        while (x < 1000000) { x++; y++; }
        __CPROVER_assert(x == y, "kept in step");
      }
      """;

  private static final String LAST =
      """
      int __VERIFIER_nondet_int(void);
      int main(void) {
        int size = __VERIFIER_nondet_int();
        int last = size - 1;
        return last < size;
      }
      """;

  public static void main(String[] arguments) {
    show(new CReader(Arguments.options()).read(CSource.text(STEPS)).verify());
    show(
        new CReader(Arguments.options("--signed-overflow-check"))
            .read(CSource.text("last.c", LAST))
            .verify());
  }

  private static void show(Results results) {
    System.out.println(results.overall());
    for (PropertyResult result : results.properties()) {
      System.out.println(result);
      switch (result.status()) {
        case PropertyStatus.Holds proof ->
            System.out.println("  proved with " + proof.invariants().size() + " invariant");
        case PropertyStatus.Fails failure ->
            failure.trace().steps().forEach(s -> System.out.println("  " + s.assignments()));
        case PropertyStatus.Open(String reason) -> System.out.println("  open: " + reason);
      }
    }
  }
}
