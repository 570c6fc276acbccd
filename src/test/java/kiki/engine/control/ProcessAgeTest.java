// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProcessAgeTest {
  private static final String STAT =
      "4711 (a name (1) 2) S 1 4711 4711 0 -1 4194560 2085 0 0 0 3 1 0 0 20 0 1 0 150025 8 1";

  @Test
  void isTheTimeSinceTheStart() {
    assertEquals(OptionalLong.of(750_000_000), ProcessAge.nanos("1501.00 2500.11\n", STAT));
  }

  @Test
  void isUnknownWhereTheFilesDoNotFit() {
    assertEquals(OptionalLong.empty(), ProcessAge.nanos("1500.00 2500.11\n", STAT));
    assertEquals(OptionalLong.empty(), ProcessAge.nanos("9999.00 2500.11\n", STAT));
    assertEquals(OptionalLong.empty(), ProcessAge.nanos("1501.00 2500.11\n", "4711 (a) S 1"));
    assertEquals(OptionalLong.empty(), ProcessAge.nanos("", STAT));
  }

  @Test
  void isNeverNegative() {
    assertTrue(ProcessAge.nanos() >= 0);
  }
}
