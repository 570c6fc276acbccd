// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.List;
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
  private final PlaceSets sets;
  private final Agenda agenda;
  private final Contents contents;
  private final Loads loads;
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
      PlaceSets sets,
      Agenda agenda,
      Contents contents,
      Loads loads,
      NotedObjects addressTaken,
      NotedObjects left,
      PlacedObjects placed,
      GuessedAddresses guessed,
      Guesses comparisons) {
    this.places = sets.folding();
    this.layout = places.layout();
    this.sets = sets;
    this.agenda = agenda;
    this.contents = contents;
    this.loads = loads;
    this.addressTaken = addressTaken;
    this.left = left;
    this.placed = placed;
    this.guessed = guessed;
    this.comparisons = comparisons;
  }

  /** For one question when the analysis is over, which changes nothing. */
  PointedValues forQuestion() {
    return new PointedValues(
        sets.forQuestion(),
        agenda,
        contents,
        loads,
        addressTaken,
        left,
        placed,
        guessed,
        comparisons);
  }

  PlaceSets sets() {
    return sets;
  }

  /** The places an lvalue may designate. */
  PlaceSet address(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable(Symbol s) -> sets.of(places.at(new MemoryObject.Named(s), 0));
      case Expr.Index(Expr array, Expr index) -> {
        value(index);
        yield address(array);
      }
      case Expr.Member(Expr base, StructType.Field field) -> {
        PlaceSets.Moved moved = sets.move(address(base), field.offset());
        left.add(moved.out());
        yield moved.to();
      }
      case Expr.Dereference(Expr pointer, CType t) -> guessed.asPointer(value(pointer), sets);
      case Expr.Conditional c -> sets.union(address(c.whenTrue()), address(c.whenFalse()));
      case Expr.Cast c -> address(c.operand());
      case Expr _ -> PlaceSet.EMPTY;
    };
  }

  /** What is known of a value; addresses that it may be by chance are not among it. */
  PlaceSet value(Expr e) {
    return switch (e) {
      case Expr.Variable v -> load(v);
      case Expr.Index x -> load(x);
      case Expr.Member m -> load(m);
      case Expr.Dereference d -> load(d);
      case Expr.AddressOf a -> {
        PlaceSet result = address(a.target());
        addressTaken.add(result);
        if (PlaceFolding.isIndexed(a.target())) {
          left.add(result);
        }
        yield result;
      }
      case Expr.Cast c -> cast(c);
      case Expr.Conditional c -> {
        value(c.condition());
        yield sets.union(value(c.whenTrue()), value(c.whenFalse()));
      }
      case Expr.Binary b -> binary(b);
      case Expr.Unary u -> sets.smear(value(u.operand()));
      case Expr.StructValue s -> all(s.members());
      case Expr.ArrayValue a -> all(a.elements());
      case Expr.Overflows o -> discard(o.left(), o.right());
      case Expr.PointerPredicate p ->
          p.size().isEmpty() ? discard(p.pointer()) : discard(p.pointer(), p.size().get());
      case Expr.PointerQuery q -> discard(q.pointer());
      case Expr.Rounded r -> sets.smear(all(Exprs.children(r)));
      case Expr.IntConstant c -> placed.at(c.value(), sets);
      case Expr.FusedMultiplyAdd f -> sets.smear(all(Exprs.children(f)));
      case Expr.HeapPredicate _, Expr.FloatConstant _ -> PlaceSet.EMPTY;
      case Expr.NullPointer _, Expr.Zero _ -> PlaceSet.EMPTY;
    };
  }

  private PlaceSet cast(Expr.Cast c) {
    PlaceSet known = value(c.operand());
    if (agenda.isRunning() && GuessedAddresses.makesNumber(c)) {
      comparisons.seen(c);
      guessed.expose(known);
      left.add(known);
    }
    return GuessedAddresses.makesPointer(c)
        ? sets.union(guessed.asPointer(known, sets), placed.anywhere())
        : known;
  }

  private PlaceSet load(Expr lvalue) {
    PlaceSet found =
        agenda.isRunning()
            ? loads.read(lvalue, address(lvalue), size(lvalue))
            : loads
                .found(lvalue)
                .orElseGet(() -> contents.read(address(lvalue), size(lvalue), sets));
    return guessed.loaded(found, lvalue.type(), sets);
  }

  private long size(Expr lvalue) {
    return Layout.hasConstantSize(lvalue.type()) ? Math.max(1, layout.sizeOf(lvalue.type())) : 1;
  }

  private PlaceSet binary(Expr.Binary b) {
    PlaceSet left = value(b.left());
    PlaceSet right = value(b.right());
    if (agenda.isRunning()) {
      comparisons.seen(b);
    }
    return switch (b.op().kind()) {
      case POINTER -> {
        if (b.op() == Expr.BinaryOp.POINTER_DIFFERENCE) {
          yield sets.smear(sets.union(left, right));
        }
        this.left.add(left);
        yield sets.step(left, ((PointerType) b.type()).target());
      }
      case ARITHMETIC, SHIFT, BITWISE -> sets.smear(sets.union(left, right));
      case COMPARISON, LOGICAL -> PlaceSet.EMPTY;
    };
  }

  private PlaceSet all(List<Expr> parts) {
    PlaceSet result = PlaceSet.EMPTY;
    for (Expr p : parts) {
      result = sets.union(result, value(p));
    }
    return result;
  }

  /** For operands that carry no address out but may take some. */
  private PlaceSet discard(Expr... operands) {
    for (Expr e : operands) {
      value(e);
    }
    return PlaceSet.EMPTY;
  }
}
