// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * How long ago this process was started. On a machine with much else to do, a second may pass until
 * the virtual machine is there, and time limits are of the clock. The JDK knows the start only to
 * the second.
 */
public final class ProcessAge {
  private static final Path UPTIME = Path.of("/proc/uptime");
  private static final Path STAT = Path.of("/proc/self/stat");
  private static final int START_FIELD = 22;

  /** What the kernel calls a clock tick; it tells them by the hundred in a second everywhere. */
  private static final double TICKS_PER_SECOND = 100;

  private static final double NANOS_PER_SECOND = 1e9;

  private ProcessAge() {}

  /** As Linux tells it; zero elsewhere. */
  public static long nanos() {
    try {
      return nanos(Files.readString(UPTIME), Files.readString(STAT)).orElse(0);
    } catch (IOException _) {
      return 0;
    }
  }

  /**
   * @param uptime of proc(5): seconds since the machine started, and others
   * @param stat of proc(5): fields of a process, the second of which is a name in parentheses
   */
  static OptionalLong nanos(String uptime, String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    int at = START_FIELD - 3;
    String now = uptime.strip().split(" ")[0];
    if (fields.length <= at || !fields[at].matches("\\d{1,18}") || !now.matches("[\\d.]{1,18}")) {
      return OptionalLong.empty();
    }
    double seconds = Double.parseDouble(now) - Long.parseLong(fields[at]) / TICKS_PER_SECOND;
    return seconds < 0 || seconds > ControlTuning.MOST_AGE_SECONDS
        ? OptionalLong.empty()
        : OptionalLong.of((long) (seconds * NANOS_PER_SECOND));
  }
}
