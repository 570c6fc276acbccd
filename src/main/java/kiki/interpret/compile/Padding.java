// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.interpret.input.RunTuning;
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

  /** The padding of what lies in a member; of a large array, nothing counts as known. */
  private static void addInside(CType type, long start, Layout layout, List<Range> ranges) {
    if (type instanceof StructType s && s.isComplete()) {
      of(s, layout).ranges.forEach(r -> ranges.add(new Range(start + r.start(), r.size())));
    }
    if (type instanceof ArrayType(CType element, var _, ArrayType.Fixed(long count))) {
      List<Range> inside = new ArrayList<>();
      addInside(element, 0, layout, inside);
      long stride = inside.isEmpty() ? 0 : layout.sizeOf(element);
      if (inside.size() * count > RunTuning.MOST_PADDING_RANGES) {
        ranges.add(new Range(start, stride * count));
        return;
      }
      for (Range r : inside) {
        for (long i = 0; i < count; i++) {
          ranges.add(new Range(start + i * stride + r.start(), r.size()));
        }
      }
    }
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
