// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import kiki.options.DataModel;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few random programs; {@code bench/csmith} runs many. */
class CsmithTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"1, LP64", "2, ILP32", "3, LP64", "4, ILP32", "5, LP64"})
  void computesTheChecksumThatGccDoes(long seed, DataModel model)
      throws IOException, InterruptedException {
    assumeTrue(Csmith.isInstalled("csmith"), "csmith is not installed");
    assumeTrue(Csmith.isInstalled("gcc"), "gcc is not installed");
    Csmith.Comparison comparison = new Csmith(folder).compare(seed, model);
    boolean differs = comparison instanceof Csmith.Comparison.Different;
    assertEquals(false, differs, comparison::toString);
  }
}
