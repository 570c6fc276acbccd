// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.util.List;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;

/** The addresses that the program gives to objects; no other object may lie there. */
record FixedRanges(List<Range> ranges) {
  /** Room for the stack below the address where it starts. */
  private static final long STACK = 1 << 24;

  /** What is left free around an object, so that no other one touches it. */
  private static final long MARGIN = 16;

  /** From a first address to before an end. */
  record Range(long start, long end) {
    private boolean meets(long from, long to) {
      return from < end + MARGIN && start - MARGIN < to;
    }
  }

  static FixedRanges of(List<Symbol> globals, Layout layout) {
    return new FixedRanges(
        globals.stream()
            .filter(s -> s.address().isPresent())
            .map(s -> range(s.address().get().longValueExact(), layout.sizeOf(s.type())))
            .toList());
  }

  private static Range range(long start, long size) {
    return new Range(start, start + size);
  }

  /** The least aligned address from {@code start} on with that many bytes of nobody. */
  long beside(long start, long bytes, int alignment) {
    long at = start;
    for (int i = 0; i < ranges.size(); i++) {
      // What lies in the way pushes the object up, where others may be in the way again.
      if (ranges.get(i).meets(at, at + bytes)) {
        at = AddressSpace.align(ranges.get(i).end() + MARGIN, alignment);
        i = -1;
      }
    }
    return at;
  }

  /** The greatest address up to {@code start} with room below it. */
  long below(long start) {
    long at = start;
    for (int i = 0; i < ranges.size(); i++) {
      if (ranges.get(i).meets(at - STACK, at)) {
        at = AddressSpace.alignDown(ranges.get(i).start() - MARGIN, (int) MARGIN);
        i = -1;
      }
    }
    return at;
  }
}
