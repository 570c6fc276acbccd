// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.Results;
import kiki.report.FunctionResult;
import kiki.report.InferredPrecondition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is printed is proved again when it is read back as a contract. */
class PreconditionsTest {
  private static final List<String> CHECKS =
      List.of(
          "--bounds-check", "--pointer-check", "--signed-overflow-check", "--div-by-zero-check");

  private static final String PROGRAM =
      """
      #include <assert.h>
      #include <stddef.h>
      struct pair { int a; long b; };
      int element(int i) { int a[7] = {0}; return a[i]; }
      int ratio(struct pair *p) { return p->a / (int)p->b; }
      int product(short a, short b) { assert(a >= b); return a - b; }
      int *chosen(int **p, unsigned char c) { assert(c != 9); return *p; }
      long sum(long a, long b) { return a + b; }
      """;

  @TempDir Path folder;

  private Map<String, InferredPrecondition.Proved> inferred(String direction) throws IOException {
    Path file = Files.writeString(folder.resolve("p.c"), PROGRAM);
    List<String> words = new ArrayList<>(CHECKS);
    words.add(direction);
    words.add(file.toString());
    Map<String, InferredPrecondition.Proved> found = new TreeMap<>();
    for (FunctionResult r :
        FunctionAnalysis.start(Arguments.options(words.toArray(String[]::new))).run(_ -> {})) {
      found.put(
          r.function(),
          assertInstanceOf(
              InferredPrecondition.Proved.class, r.precondition().orElseThrow(), r.toString()));
    }
    return found;
  }

  private static Results enforced(String function, String contract) {
    List<String> words = new ArrayList<>(CHECKS);
    words.addAll(List.of("--certify", "--enforce-contract", function, "--function", function));
    return new CReader(Arguments.options(words.toArray(String[]::new)))
        .read(CSource.text(PROGRAM + contract + "\n"))
        .verify();
  }

  @Test
  void contractsAreProvedWhenReadBack() throws IOException {
    Map<String, InferredPrecondition.Proved> found = inferred("--sufficient");
    assertEquals("i >= 0 && i <= 6", found.get("element").text());
    assertEquals("a >= b", found.get("product").text());
    assertEquals("p != NULL && c != 9", found.get("chosen").text());
    found.forEach(
        (function, precondition) -> {
          String contract = precondition.contract().orElseThrow();
          assertEquals(
              Results.Overall.SUCCESSFUL, enforced(function, contract).overall(), contract);
          // The function needs it: without, something fails.
          assertEquals(
              Results.Overall.FAILED,
              enforced(function, contract.replaceFirst("requires\\(.*\\)", "requires(1)"))
                  .overall(),
              function);
        });
  }

  @Test
  void whatIsExactIsTheSameInBothDirections() throws IOException {
    Map<String, InferredPrecondition.Proved> sufficient = inferred("--sufficient");
    Map<String, InferredPrecondition.Proved> necessary = inferred("--preconditions");
    sufficient.forEach(
        (function, precondition) -> {
          if (precondition.exactness() == InferredPrecondition.Exactness.EXACT) {
            assertEquals(precondition.text(), necessary.get(function).text());
          }
        });
  }
}
