// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The memory of the machine, which other processes use, too.
 *
 * @param total in bytes
 * @param available what can be had without swapping, in bytes
 */
record MachineMemory(long total, long available) {
  private static final Path MEMINFO = Path.of("/proc/meminfo");
  private static final long KILOBYTE = 1L << 10;

  /** As Linux tells it; empty elsewhere. */
  static Optional<MachineMemory> now() {
    try {
      return read(Files.readAllLines(MEMINFO));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /**
   * @param lines of proc(5)'s meminfo
   */
  static Optional<MachineMemory> read(List<String> lines) {
    return size("MemTotal:", lines)
        .flatMap(
            total ->
                size("MemAvailable:", lines).map(available -> new MachineMemory(total, available)));
  }

  private static Optional<Long> size(String name, List<String> lines) {
    return lines.stream()
        .filter(l -> l.startsWith(name))
        .map(l -> l.substring(name.length()).strip().split(" ")[0])
        .filter(number -> number.matches("\\d{1,15}"))
        .map(number -> Long.parseLong(number) * KILOBYTE)
        .findFirst();
  }

  /**
   * Whether little is left, and a process that holds so many bytes has a large part of the rest.
   */
  boolean isScarceFor(long held) {
    return available < total / ControlTuning.SCARCE_DIVISOR
        && held > total / ControlTuning.LARGE_PART_DIVISOR;
  }
}
