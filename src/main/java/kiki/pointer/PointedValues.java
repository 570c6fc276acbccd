// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;

/** What expressions may point to, by what is known of the contents of memory. */
final class PointedValues {
  private final Layout layout;
  private final PlaceFolding places;
  private final Agenda agenda;
  private final Contents contents;
  private final NotedObjects addressTaken;
  private final NotedObjects left;
  private final PlacedObjects placed;
  private final GuessedAddresses guessed;
  private final Guesses comparisons;

  /**
   * @param addressTaken is told of objects whose address an expression takes
   * @param left is told of objects that arithmetic may lead out of
   */
  PointedValues(
      PlaceFolding places,
      Agenda agenda,
      Contents contents,
      NotedObjects addressTaken,
      NotedObjects left,
      PlacedObjects placed,
      GuessedAddresses guessed,
      Guesses comparisons) {
    this.layout = places.layout();
    this.places = places;
    this.agenda = agenda;
    this.contents = contents;
    this.addressTaken = addressTaken;
    this.left = left;
    this.placed = placed;
    this.guessed = guessed;
    this.comparisons = comparisons;
  }

  /** The places an lvalue may designate. */
  Set<Place> address(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable(Symbol s) -> Set.of(places.at(new MemoryObject.Named(s), 0));
      case Expr.Index(Expr array, Expr index) -> {
        value(index);
        yield address(array);
      }
      case Expr.Member(Expr base, StructType.Field field) -> {
        Set<Place> result = new LinkedHashSet<>();
        for (Place p : address(base)) {
          if (!places.isWithin(p, field.offset())) {
            left.add(p.object());
          }
          result.add(places.shift(p, field.offset()));
        }
        yield result;
      }
      case Expr.Dereference(Expr pointer, CType t) -> guessed.asPointer(value(pointer));
      case Expr.Conditional c -> {
        Set<Place> result = new LinkedHashSet<>(address(c.whenTrue()));
        result.addAll(address(c.whenFalse()));
        yield result;
      }
      case Expr.Cast c -> address(c.operand());
      case Expr _ -> Set.of();
    };
  }

  /** What is known of a value; addresses that it may be by chance are not among it. */
  Set<Place> value(Expr e) {
    return switch (e) {
      case Expr.Variable v -> load(v);
      case Expr.Index x -> load(x);
      case Expr.Member m -> load(m);
      case Expr.Dereference d -> load(d);
      case Expr.AddressOf a -> {
        Set<Place> result = address(a.target());
        addressTaken.add(result);
        if (PlaceFolding.isIndexed(a.target())) {
          left.add(result);
        }
        yield result;
      }
      case Expr.Cast c -> cast(c);
      case Expr.Conditional c -> {
        value(c.condition());
        yield PlaceFolding.union(value(c.whenTrue()), value(c.whenFalse()));
      }
      case Expr.Binary b -> binary(b);
      case Expr.Unary u -> PlaceFolding.smear(value(u.operand()));
      case Expr.StructValue s -> all(s.members());
      case Expr.ArrayValue a -> all(a.elements());
      case Expr.Overflows o -> discard(o.left(), o.right());
      case Expr.PointerPredicate p ->
          p.size().isEmpty() ? discard(p.pointer()) : discard(p.pointer(), p.size().get());
      case Expr.PointerQuery q -> discard(q.pointer());
      case Expr.Rounded r -> PlaceFolding.smear(all(Exprs.children(r)));
      case Expr.IntConstant c -> placed.at(c.value());
      case Expr.HeapPredicate _, Expr.FusedMultiplyAdd _, Expr.FloatConstant _ -> Set.of();
      case Expr.NullPointer _, Expr.Zero _ -> Set.of();
    };
  }

  private Set<Place> cast(Expr.Cast c) {
    Set<Place> known = value(c.operand());
    if (agenda.isRunning() && GuessedAddresses.makesNumber(c)) {
      comparisons.seen(c);
      guessed.expose(known);
      left.add(known);
    }
    return GuessedAddresses.makesPointer(c)
        ? PlaceFolding.union(guessed.asPointer(known), placed.anywhere())
        : known;
  }

  private Set<Place> load(Expr lvalue) {
    long size = Layout.hasConstantSize(lvalue.type()) ? layout.sizeOf(lvalue.type()) : 1;
    Set<Place> result = new LinkedHashSet<>();
    for (Place from : address(lvalue)) {
      result.addAll(contents.read(from, Math.max(1, size)));
    }
    return guessed.loaded(result, lvalue.type());
  }

  private Set<Place> binary(Expr.Binary b) {
    Set<Place> left = value(b.left());
    Set<Place> right = value(b.right());
    if (agenda.isRunning()) {
      comparisons.seen(b);
    }
    return switch (b.op().kind()) {
      case POINTER -> {
        if (b.op() == Expr.BinaryOp.POINTER_DIFFERENCE) {
          yield PlaceFolding.smear(PlaceFolding.union(left, right));
        }
        this.left.add(left);
        yield places.step(left, ((PointerType) b.type()).target());
      }
      case ARITHMETIC, SHIFT, BITWISE -> PlaceFolding.smear(PlaceFolding.union(left, right));
      case COMPARISON, LOGICAL -> Set.of();
    };
  }

  private Set<Place> all(List<Expr> parts) {
    Set<Place> result = new LinkedHashSet<>();
    parts.forEach(p -> result.addAll(value(p)));
    return result;
  }

  /** For operands that carry no address out but may take some. */
  private Set<Place> discard(Expr... operands) {
    for (Expr e : operands) {
      value(e);
    }
    return Set.of();
  }
}
