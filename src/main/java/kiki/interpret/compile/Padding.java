// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.interpret.machine.Codes.ImageCode;
import kiki.interpret.memory.MemoryBlock;

/** Bytes of a structure that belong to no member: C leaves open what they hold (C11 6.2.6.1p6). */
record Padding(List<Range> ranges) {
  /** Bytes without a member between them. */
  private record Range(long start, long size) {}

  Padding {
    ranges = List.copyOf(ranges);
  }

  /** Between the members of a structure; of unions, the bytes beyond a member are none. */
  static Padding of(StructType type, Layout layout) {
    List<Range> ranges = new ArrayList<>();
    long end = type.isUnion() ? type.size() : 0;
    for (StructType.Field f : type.fields()) {
      long start = f.offset() + (f.isBitField() ? f.bitOffset() / Byte.SIZE : 0);
      if (start > end) {
        ranges.add(new Range(end, start - end));
      }
      end = Math.max(end, end(f, start, layout));
      if (!f.isBitField() && !type.isUnion()) {
        addInside(f.type(), start, layout, ranges);
      }
    }
    if (type.size() > end) {
      ranges.add(new Range(end, type.size() - end));
    }
    return new Padding(ranges);
  }

  /** The padding of what lies in a member. */
  private static void addInside(CType type, long start, Layout layout, List<Range> ranges) {
    if (type instanceof StructType s && s.isComplete()) {
      of(s, layout).ranges.forEach(r -> ranges.add(new Range(start + r.start(), r.size())));
    }
    if (type instanceof ArrayType(CType element, var _, ArrayType.Fixed(long count))
        && hasPadding(element, layout)) {
      long stride = layout.sizeOf(element);
      for (long i = 0; i < count; i++) {
        addInside(element, start + i * stride, layout, ranges);
      }
    }
  }

  private static boolean hasPadding(CType type, Layout layout) {
    List<Range> found = new ArrayList<>();
    if (type instanceof StructType || type instanceof ArrayType) {
      addInside(type, 0, layout, found);
    }
    return !found.isEmpty();
  }

  private static long end(StructType.Field f, long start, Layout layout) {
    if (f.isBitField()) {
      return f.offset() + Math.ceilDiv(f.bitOffset() + f.bitWidth(), Byte.SIZE);
    }
    return Layout.hasConstantSize(f.type()) ? start + layout.sizeOf(f.type()) : start;
  }

  /** The same value, with padding that shows nothing where values left open do not. */
  ImageCode leftOpen(ImageCode value) {
    return ranges.isEmpty()
        ? value
        : m -> {
          MemoryBlock block = value.eval(m);
          ranges.forEach(r -> m.exactness().leaveOpen(block, r.start(), r.size()));
          return block;
        };
  }
}
