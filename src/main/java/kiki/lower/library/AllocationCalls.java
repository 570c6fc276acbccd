// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.function.ObjectSizes;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * {@code malloc} and its kin. As SV-COMP lays down, an allocation does not fail, except where no
 * object of that size can exist ({@link ObjectSizes}): that gives NULL, as in every C library.
 * Options let it fail otherwise, too.
 */
public final class AllocationCalls {
  private AllocationCalls() {}

  private static final Instruction.Lifetime HEAP = Instruction.Lifetime.HEAP;

  public static Expr allocate(FunctionLowering f, IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    IntType size = f.layout().sizeType();
    return switch (call.name()) {
      case "alloca" -> {
        f.jumps().noteAllocation();
        yield make(
            f, call, Conversions.cast(arguments.getFirst(), size), Instruction.Lifetime.FUNCTION);
      }
      case "memalign", "aligned_alloc" ->
          make(f, call, Conversions.cast(arguments.get(1), size), HEAP);
      case "calloc" ->
          calloc(
              f,
              call,
              Conversions.cast(arguments.get(0), size),
              Conversions.cast(arguments.get(1), size));
      case "realloc" ->
          realloc(f, call, arguments.get(0), Conversions.cast(arguments.get(1), size));
      default -> make(f, call, Conversions.cast(arguments.getFirst(), size), HEAP);
    };
  }

  /** CBMC's own allocation, which never fails: of zeros if the flag is set. */
  public static Expr unfailing(FunctionLowering f, IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    Location at = call.location();
    Expr size = Conversions.cast(arguments.getFirst(), f.layout().sizeType());
    Expr place = place(f, call);
    Expr isZero = Conversions.truth(arguments.get(1));
    Instruction.Lifetime heap = Instruction.Lifetime.HEAP;
    if (Exprs.isConstant(isZero)) {
      Instruction.Content content =
          Exprs.isTrue(isZero) ? Instruction.Content.ZERO : Instruction.Content.UNINITIALIZED;
      allocateInto(f, place, size, heap, content, at);
      return place;
    }
    Expr held = f.code().hold("size", size, at);
    Instruction.Label zeros = f.code().label("zeros");
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(isZero, zeros, at);
    allocateInto(f, place, held, heap, Instruction.Content.UNINITIALIZED, at);
    f.code().jump(end, at);
    f.code().place(zeros, at);
    allocateInto(f, place, held, heap, Instruction.Content.ZERO, at);
    f.code().place(end, at);
    return place;
  }

  public static Expr free(FunctionLowering f, IntrinsicCall call) {
    Expr pointer = f.calls().arguments(call.arguments()).getFirst();
    f.code().add(new Instruction.Free(pointer, call.location()));
    return null;
  }

  private static Expr make(
      FunctionLowering f, IntrinsicCall call, Expr size, Instruction.Lifetime lifetime) {
    Location at = call.location();
    Expr place = place(f, call);
    if (lifetime != HEAP || alwaysSucceeds(f, size)) {
      allocateInto(f, place, size, lifetime, Instruction.Content.UNINITIALIZED, at);
      return place;
    }
    Expr held = f.code().hold("size", size, at);
    Instruction.Label end = unless(f, succeeds(f, f.sizes().fits(held), at), place, at);
    allocateInto(f, place, held, lifetime, Instruction.Content.UNINITIALIZED, at);
    f.code().place(end, at);
    return place;
  }

  private static boolean alwaysSucceeds(FunctionLowering f, Expr size) {
    return switch (f.linkage().environment().allocation()) {
      case NEVER_FAILS, SUCCEEDS, MUST_FIT -> f.sizes().alwaysFits(size);
      case MAY_FAIL, MUST_NOT_FAIL -> false;
    };
  }

  /** Whether a request that may be met is met. */
  private static Expr succeeds(FunctionLowering f, Expr fits, Location at) {
    return switch (f.linkage().environment().allocation()) {
      case NEVER_FAILS -> {
        f.code().assume(fits, at);
        yield Exprs.TRUE;
      }
      case SUCCEEDS -> fits;
      case MAY_FAIL -> Exprs.and(fits, Exprs.not(fails(f, at)));
      case MUST_FIT -> {
        must(f, fits, "max allocation size exceeded", at);
        yield fits;
      }
      case MUST_NOT_FAIL -> {
        must(f, fits, "max allocation size exceeded", at);
        must(f, Exprs.not(fails(f, at)), "max allocation may fail", at);
        yield fits;
      }
    };
  }

  private static Expr fails(FunctionLowering f, Location at) {
    Expr.Variable fails = f.code().temporary("allocation_fails", IntType.BOOL, at);
    f.code().add(new Instruction.Input(fails, "whether the allocation fails", at));
    return fails;
  }

  private static void must(FunctionLowering f, Expr condition, String text, Location at) {
    f.assertions().property(condition, Property.Kind.ASSERTION, text, at);
  }

  /** Code for NULL where the condition is false; what follows, up to the label, is for the rest. */
  private static Instruction.Label unless(
      FunctionLowering f, Expr condition, Expr place, Location at) {
    Instruction.Label fits = f.code().label("fits");
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(condition, fits, at);
    f.code().assign(place, Exprs.zero(place.type()), at);
    f.code().jump(end, at);
    f.code().place(fits, at);
    return end;
  }

  private static Expr place(FunctionLowering f, IntrinsicCall call) {
    CType type =
        call.hint().isPresent()
            ? call.hint().get()
            : call.type() instanceof PointerType ? call.type() : Types.VOID_POINTER;
    return call.target()
        .filter(t -> t.type() instanceof PointerType)
        .orElseGet(() -> f.code().temporary("allocated", type, call.location()));
  }

  public static void allocateInto(
      FunctionLowering f,
      Expr place,
      Expr size,
      Instruction.Lifetime lifetime,
      Instruction.Content content,
      Location at) {
    CType target = ((PointerType) place.type()).target();
    boolean known =
        !(target instanceof VoidType)
            && !(target instanceof FunctionType)
            && Layout.hasConstantSize(target);
    CType element = known ? target : IntType.UNSIGNED_CHAR;
    f.code().add(new Instruction.Allocate(place, size, element, lifetime, content, at));
  }

  private static Expr calloc(FunctionLowering f, IntrinsicCall call, Expr count, Expr each) {
    Location at = call.location();
    Expr place = place(f, call);
    Expr size = Exprs.binary(Expr.BinaryOp.MULTIPLY, count, each);
    if (alwaysSucceeds(f, size)) {
      allocateInto(f, place, folded(size), HEAP, Instruction.Content.ZERO, at);
      return place;
    }
    Expr held = f.code().hold("count", count, at);
    Expr product = Exprs.binary(Expr.BinaryOp.MULTIPLY, held, each);
    Expr exact = Exprs.not(new Expr.Overflows(Expr.BinaryOp.MULTIPLY, held, each));
    Expr fits = Exprs.and(exact, f.sizes().fits(product));
    Instruction.Label end = unless(f, succeeds(f, fits, at), place, at);
    allocateInto(f, place, product, HEAP, Instruction.Content.ZERO, at);
    f.code().place(end, at);
    return place;
  }

  private static Expr folded(Expr size) {
    return size
                instanceof
                Expr.Binary(Expr.BinaryOp op, Expr.IntConstant a, Expr.IntConstant b, IntType type)
            && op == Expr.BinaryOp.MULTIPLY
        ? new Expr.IntConstant(a.value().multiply(b.value()), type)
        : size;
  }

  /**
   * A new object with the old one's bytes; the old one is freed (C11 7.22.3.5). Size 0, which C
   * leaves open, only frees, as in glibc.
   */
  private static Expr realloc(FunctionLowering f, IntrinsicCall call, Expr old, Expr size) {
    Location at = call.location();
    Expr before = f.code().hold("old", Conversions.cast(old, Types.VOID_POINTER), at);
    Expr held = f.code().hold("size", size, at);
    CType type = call.hint().orElse(Types.VOID_POINTER);
    Expr fresh = f.code().temporary("allocated", type, at);
    Instruction.Label end = f.code().label("end");
    if (!(size instanceof Expr.IntConstant c && c.value().signum() != 0)) {
      Instruction.Label allocates = f.code().label("allocates");
      Expr isEmpty = Exprs.compare(Expr.BinaryOp.EQUAL, held, Exprs.zero(held.type()));
      f.code().jumpIf(Exprs.not(Exprs.and(Conversions.truth(before), isEmpty)), allocates, at);
      f.code().add(new Instruction.Free(before, at));
      f.code().assign(fresh, Exprs.zero(fresh.type()), at);
      f.code().jump(end, at);
      f.code().place(allocates, at);
    }
    if (!alwaysSucceeds(f, size)) {
      Expr condition = succeeds(f, f.sizes().fits(held), at);
      Instruction.Label fits = f.code().label("fits");
      f.code().jumpIf(condition, fits, at);
      f.code().assign(fresh, Exprs.zero(fresh.type()), at);
      f.code().jump(end, at);
      f.code().place(fits, at);
    }
    allocateInto(f, fresh, held, HEAP, Instruction.Content.UNINITIALIZED, at);
    f.code().jumpIf(Exprs.not(Conversions.truth(before)), end, at);
    Expr oldSize =
        new Expr.PointerQuery(Expr.PointerAttribute.OBJECT_SIZE, before, f.layout().sizeType());
    Expr count =
        new Expr.Conditional(
            Exprs.compare(Expr.BinaryOp.LESS, oldSize, held), oldSize, held, held.type());
    FunctionType signature =
        new FunctionType(
            Types.VOID_POINTER,
            List.of(Types.VOID_POINTER, Types.VOID_POINTER, f.layout().sizeType()),
            FunctionType.Arity.FIXED);
    Symbol copy = f.linkage().functionNamed("memcpy", signature).orElseThrow();
    f.code()
        .add(
            new Instruction.Call(
                Exprs.functionAddress(copy),
                List.of(Conversions.cast(fresh, Types.VOID_POINTER), before, count),
                at));
    f.code().add(new Instruction.Free(before, at));
    f.code().place(end, at);
    return fresh;
  }
}
