// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Folding;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/**
 * Memory at addresses that the program knows, as that of devices: {@code
 * __CPROVER_allocated_memory(address, extent)}. It is there from the start, wherever the call is,
 * and holds any values. Ranges that touch are one object, since a pointer may go from one to the
 * other.
 */
public final class FixedMemory {
  /** The addresses that programs have on the 64-bit platforms. */
  private static final BigInteger END_OF_64_BITS = BigInteger.ONE.shiftLeft(47);

  private record Range(BigInteger start, BigInteger end, Location location) {
    private boolean overlaps(Range next) {
      return next.start.compareTo(end) < 0;
    }

    private boolean touches(Range next) {
      return next.start.compareTo(end) <= 0;
    }

    private Range with(Range other) {
      return new Range(start.min(other.start), end.max(other.end), location);
    }

    private long bytes() {
      return end.subtract(start).longValueExact();
    }
  }

  private final Layout layout;
  private final List<Range> ranges = new ArrayList<>();

  FixedMemory(Layout layout) {
    this.layout = layout;
  }

  /** Declares a range; false if no object can be there. */
  public boolean declare(BigInteger start, BigInteger extent, Location at) {
    if (!isPossible(start, start.add(extent))) {
      return false;
    }
    if (extent.signum() > 0) {
      ranges.add(new Range(start, start.add(extent), at));
    }
    return true;
  }

  private boolean isPossible(BigInteger start, BigInteger end) {
    BigInteger limit =
        layout.pointerWidth() == Long.SIZE
            ? END_OF_64_BITS
            : BigInteger.ONE.shiftLeft(layout.pointerWidth());
    return start.signum() > 0 && end.compareTo(start) >= 0 && end.compareTo(limit) < 0;
  }

  /** Defines the objects; the program tells by its casts what lies in them. */
  public List<Instruction> define(
      Set<Symbol> globals, Collection<Function> functions, List<Instruction> initialization) {
    if (ranges.isEmpty()) {
      return List.of();
    }
    List<Instruction> casting = new ArrayList<>(initialization);
    functions.forEach(f -> casting.addAll(f.body()));
    List<Expr.Cast> casts = new ArrayList<>();
    for (Instruction i : casting) {
      for (Expr root : Instructions.expressions(i)) {
        Exprs.forEach(root, e -> addCast(e, casts));
      }
    }
    List<Instruction> inputs = new ArrayList<>();
    for (List<Range> parts : objects()) {
      Symbol symbol = symbol(parts, casts);
      globals.add(symbol);
      inputs.add(
          new Instruction.Input(new Expr.Variable(symbol), symbol.name(), symbol.location()));
    }
    return inputs;
  }

  private static void addCast(Expr e, List<Expr.Cast> casts) {
    if (e instanceof Expr.Cast c
        && c.type() instanceof PointerType
        && Folding.integer(c.operand()).isPresent()) {
      casts.add(c);
    }
  }

  /** The ranges by objects, from the lowest address on; those of an object touch. */
  private List<List<Range>> objects() {
    List<List<Range>> objects = new ArrayList<>();
    for (Range next : ranges.stream().sorted((a, b) -> a.start().compareTo(b.start())).toList()) {
      List<Range> last = objects.isEmpty() ? List.of() : objects.getLast();
      if (last.isEmpty() || !last.getLast().touches(next)) {
        objects.add(new ArrayList<>(List.of(next)));
      } else if (last.getLast().overlaps(next)) {
        last.add(last.removeLast().with(next));
      } else {
        last.add(next);
      }
    }
    return objects;
  }

  private Symbol symbol(List<Range> parts, List<Expr.Cast> casts) {
    Range first = parts.getFirst();
    CType type = parts.size() == 1 ? type(first, casts) : structure(parts, casts);
    String name = "memory_" + first.start().toString(16);
    Symbol symbol =
        new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.INTERNAL, "", first.location());
    symbol.placeAt(first.start());
    return symbol;
  }

  private StructType structure(List<Range> parts, List<Expr.Cast> casts) {
    StructType type = new StructType(StructType.Kind.STRUCT, "");
    BigInteger start = parts.getFirst().start();
    List<StructType.Field> fields = new ArrayList<>();
    for (Range part : parts) {
      long offset = part.start().subtract(start).longValueExact();
      CType content = type(part, casts);
      String name = "at_" + part.start().toString(16);
      fields.add(new StructType.Field(name, content, Qualifiers.NONE, offset, 0, -1));
    }
    type.complete(fields, parts.getLast().end().subtract(start).longValueExact(), 1);
    return type;
  }

  /**
   * What the range is an array of: what the program casts its start to a pointer to, if it fits.
   */
  private CType type(Range range, List<Expr.Cast> casts) {
    CType element = IntType.UNSIGNED_CHAR;
    for (Expr.Cast c : casts) {
      CType target = ((PointerType) c.type()).target();
      boolean isStart = Folding.integer(c.operand()).equals(Optional.of(range.start()));
      if (isStart
          && fits(target, range.bytes())
          && layout.sizeOf(target) > layout.sizeOf(element)) {
        element = target;
      }
    }
    long count = range.bytes() / layout.sizeOf(element);
    return count == 1
        ? element
        : new ArrayType(element, Qualifiers.NONE, new ArrayType.Fixed(count));
  }

  private boolean fits(CType type, long bytes) {
    return Layout.hasConstantSize(type)
        && layout.sizeOf(type) > 0
        && bytes % layout.sizeOf(type) == 0;
  }
}
