// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The bounds of loops on a command line (ADR 23). */
final class BoundFlags {
  private static final Pattern BOUND = Pattern.compile("(.+\\.[0-9]{1,6}):([0-9]{1,9})?");

  private final CommandLine line;
  private final Optional<Integer> unwind;

  BoundFlags(CommandLine line, Optional<Integer> unwind) {
    this.line = line;
    this.unwind = unwind;
  }

  /**
   * How far all loops are followed. Where bounds change the program, this is no longer a question
   * of effort.
   */
  Optional<Integer> effort() {
    if (beyond() != UnwindBounds.Beyond.ANALYSED) {
      return Optional.empty();
    }
    return unwind.map(
        k -> Stream.concat(Stream.of(k), loops().values().stream()).max(Integer::compare).get());
  }

  UnwindBounds bounds() {
    Map<String, Integer> loops = loops();
    return loops.isEmpty() && unwind.isEmpty() || beyond() == UnwindBounds.Beyond.ANALYSED
        ? UnwindBounds.NONE
        : new UnwindBounds(beyond(), loops, unwind);
  }

  private UnwindBounds.Beyond beyond() {
    if (line.has(Option.PARTIAL_LOOPS)) {
      return UnwindBounds.Beyond.LEAVES;
    }
    if (line.has(Option.NO_UNWINDING_ASSERTIONS)) {
      return UnwindBounds.Beyond.IGNORED;
    }
    return line.has(Option.UNWINDING_ASSERTIONS)
        ? UnwindBounds.Beyond.FAILS
        : UnwindBounds.Beyond.ANALYSED;
  }

  private Map<String, Integer> loops() {
    Map<String, Integer> loops = new LinkedHashMap<>();
    for (String list : line.values(Option.UNWINDSET)) {
      for (String word : list.split(",")) {
        Matcher bound = BOUND.matcher(word);
        if (!bound.matches()) {
          throw new UsageError("--unwindset takes F.N:K,..., not '" + word + "'");
        }
        if (bound.group(2) != null) {
          loops.put(bound.group(1), Integer.valueOf(bound.group(2)));
        }
      }
    }
    return loops;
  }
}
