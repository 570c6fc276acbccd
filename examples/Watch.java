// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.ProgressListener;
import kiki.api.PropertyResult;
import kiki.api.Results;
import kiki.api.Verification;

/** Reads a file, listens to the verification, and cancels it once the first failure is known. */
final class Watch {
  private static final String TEXT =
      """
      int __VERIFIER_nondet_int(void);
      int main(void) {
        unsigned a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
        __CPROVER_assert(a != 7, "easy");
        while (1) {
          __CPROVER_assert(a * b != 4294967291u || a == 1 || b == 1, "hard");
          a = a * 3 + b;
          b = b * 5 + a;
        }
      }
      """;

  public static void main(String[] arguments) throws IOException {
    Path file = Files.createTempFile("watch", ".c");
    Files.writeString(file, TEXT);
    Verification verification =
        new CReader(Arguments.options("--timeout", "60"), m -> System.err.print(m.shown()))
            .read(CSource.file(file))
            .verification();
    AtomicInteger failures = new AtomicInteger();
    Results results =
        verification.run(
            new ProgressListener() {
              @Override
              public void decided(PropertyResult result) {
                if (result.fails()) {
                  failures.incrementAndGet();
                  verification.cancel("one failure is enough");
                }
              }
            });
    System.out.println(results.overall() + ", heard of a failure: " + (failures.get() > 0));
    Files.delete(file);
  }
}
