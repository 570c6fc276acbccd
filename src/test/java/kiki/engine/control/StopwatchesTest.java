// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StopwatchesTest {
  @Test
  void anEngineKeepsItsStopwatch() {
    Stopwatches stopwatches = new Stopwatches();
    assertSame(stopwatches.of("bmc"), stopwatches.of("bmc"));
  }

  /** Engines that were too slow to stop go on while the report is written. */
  @Test
  void whatBeginsLaterDoesNotDisturbAReport() {
    Stopwatches stopwatches = new Stopwatches();
    stopwatches.of("kiki");
    stopwatches.of("bmc");
    Map<String, Stopwatch> soFar = stopwatches.soFar();
    for (String engine : soFar.keySet()) {
      stopwatches.of(engine + " again");
    }
    assertEquals(List.of("kiki", "bmc"), List.copyOf(soFar.keySet()));
    assertEquals(4, stopwatches.soFar().size());
  }
}
