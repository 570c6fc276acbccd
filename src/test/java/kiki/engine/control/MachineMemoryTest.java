// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MachineMemoryTest {
  private static final long GIGABYTE = 1L << 30;

  @Test
  void readsWhatLinuxTells() {
    List<String> lines =
        List.of("MemTotal:       16777216 kB", "MemFree:  1 kB", "MemAvailable:    524288 kB");
    assertEquals(
        Optional.of(new MachineMemory(16 * GIGABYTE, GIGABYTE / 2)), MachineMemory.read(lines));
  }

  @Test
  void saysNothingOfOtherFormats() {
    assertEquals(Optional.empty(), MachineMemory.read(List.of("MemTotal: 16 GB", "Memory: none")));
    assertEquals(Optional.empty(), MachineMemory.read(List.of("MemTotal: 16 kB")));
  }

  @Test
  void isScarceForLargeProcessesOnly() {
    MachineMemory full = new MachineMemory(16 * GIGABYTE, GIGABYTE / 4);
    assertTrue(full.isScarceFor(8 * GIGABYTE));
    assertFalse(full.isScarceFor(GIGABYTE));
    assertFalse(new MachineMemory(16 * GIGABYTE, GIGABYTE).isScarceFor(8 * GIGABYTE));
  }
}
