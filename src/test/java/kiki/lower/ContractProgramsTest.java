// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContractProgramsTest {
  /** One function for each kind of requirement and for each way it is checked. */
  private static final Set<String> SAMPLE =
      Set.of(
          "puts",
          "fwrite",
          "fgets",
          "fclose",
          "asctime_r",
          "stat",
          "memcmp",
          "strcpy",
          "strnlen",
          "qsort",
          "sigaddset",
          "fputws");

  @TempDir Path folder;

  private void check(List<ContractPrograms.Case> cases) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (ContractPrograms.Case c : cases) {
      int exit = ContractRuns.kiki(c, folder);
      if (c.isValid() ? exit == 10 : exit == 0) {
        wrong.add(c + ": " + exit + "\n" + c.text());
      }
    }
    assertEquals("", String.join("\n", wrong));
  }

  @Test
  void misuseOfSomeFunctionsIsFound() throws IOException {
    List<ContractPrograms.Case> cases =
        ContractPrograms.all().stream().filter(c -> SAMPLE.contains(c.function())).toList();
    assertTrue(cases.size() > 40, "only " + cases.size());
    check(cases);
  }

  @Test
  @Tag("long")
  void misuseOfAllFunctionsIsFound() throws IOException {
    check(ContractPrograms.all());
  }
}
