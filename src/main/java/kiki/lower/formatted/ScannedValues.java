// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.format.ScanDirective;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/** Stores what the directives of one format of {@code scanf} convert. */
final class ScannedValues {
  /**
   * Where values come from.
   *
   * @param source as inputs name it
   * @param length of the string that is read; a stream has none
   */
  record Origin(InputOrigin source, Optional<Expr> length) {
    boolean isString() {
      return length.isPresent();
    }
  }

  private final FormatCode code;
  private final FunctionLowering f;
  private final Location at;
  private final FormatArguments arguments;
  private final Origin origin;
  private int stored;

  /** Whether something after the last stored value may have failed to match. */
  private boolean mayHaveFailed = true;

  ScannedValues(FormatCode code, FormatArguments arguments, Origin origin) {
    this.code = code;
    this.f = code.lowering();
    this.at = code.location();
    this.arguments = arguments;
    this.origin = origin;
  }

  /** Returns how many values are stored: all up to the first that fails; EOF before any. */
  Expr store(List<ScanDirective> directives) {
    Expr.Variable count = f.code().temporary("converted", IntType.INT, at);
    f.code().add(new Instruction.Input(count, origin.source(), at));
    int most = (int) directives.stream().filter(ScannedValues::isCounted).count();
    f.code()
        .assume(
            Exprs.and(
                compare(Expr.BinaryOp.GREATER_OR_EQUAL, count, -1),
                compare(Expr.BinaryOp.LESS_OR_EQUAL, count, most)),
            libraryLocation());
    Instruction.Label end = f.code().label("end");
    for (ScanDirective d : directives) {
      switch (d) {
        case ScanDirective.Text(String characters) -> mayHaveFailed |= !characters.isBlank();
        case ScanDirective.Conversion c -> conversion(c, count, end);
        case ScanDirective.Undefined u -> {}
        case ScanDirective.Refused r -> {}
      }
    }
    f.code().place(end, at);
    return count;
  }

  /** What is assumed of values from outside holds of all of them. */
  private Location libraryLocation() {
    return Location.inLibrary(code.function(), CheckSwitches.Author.LIBRARY, at);
  }

  private static boolean isCounted(ScanDirective d) {
    return d instanceof ScanDirective.Conversion c
        && c.target() != ScanDirective.Target.NOWHERE
        && c.kind() != ScanDirective.Kind.COUNT;
  }

  private static Expr compare(Expr.BinaryOp op, Expr count, int value) {
    return Exprs.compare(op, count, FormatCode.integer(value));
  }

  private void conversion(ScanDirective.Conversion c, Expr count, Instruction.Label end) {
    if (c.target() == ScanDirective.Target.NOWHERE) {
      mayHaveFailed = true;
      return;
    }
    Optional<Expr> pointer = arguments.nextPointer("%" + c.letter());
    if (c.kind() == ScanDirective.Kind.COUNT) {
      pointer.ifPresent(p -> characterCount(c, p, count));
      return;
    }
    f.code().jumpIf(compare(Expr.BinaryOp.LESS_OR_EQUAL, count, stored), end, at);
    pointer.ifPresent(p -> value(c, p));
    stored++;
    mayHaveFailed = false;
  }

  private void value(ScanDirective.Conversion c, Expr pointer) {
    switch (c.kind()) {
      case INTEGER -> scalar(c.length().integer(f.layout(), IntType.Sign.SIGNED), pointer);
      case FLOAT -> scalar(c.length().scannedFloat(), pointer);
      case POINTER -> scalar(Types.VOID_POINTER, pointer);
      case CHARACTERS -> characters(c, pointer);
      case STRING -> string(c, pointer);
      case COUNT -> throw new IllegalArgumentException("a count is no value of the input");
    }
  }

  private void scalar(CType type, Expr pointer) {
    f.code().add(new Instruction.Input(place(pointer, type), origin.source(), at));
  }

  /** The format says how much is stored, whatever type the pointer has. */
  private Expr place(Expr pointer, CType stored) {
    CType target = ((PointerType) pointer.type()).target();
    boolean isOfThatSize =
        target.isScalar()
            && target instanceof FloatType == stored instanceof FloatType
            && target instanceof PointerType == stored instanceof PointerType
            && f.layout().sizeOf(target) == f.layout().sizeOf(stored);
    return isOfThatSize
        ? Places.dereference(pointer, target)
        : Places.dereference(Conversions.cast(pointer, new PointerType(stored)), stored);
  }

  private void characters(ScanDirective.Conversion c, Expr pointer) {
    int width = c.width().orElse(1);
    if (width == 1 && c.target() == ScanDirective.Target.ARGUMENT) {
      scalar(f.linkage().charType(), pointer);
      return;
    }
    Expr count = FormatCode.number(width);
    Expr to = target(c, pointer, count);
    read(c, to, count);
  }

  private void string(ScanDirective.Conversion c, Expr pointer) {
    Expr.Variable length = f.code().temporary("length", IntType.LONG_LONG, at);
    f.code().add(new Instruction.Input(length, origin.source(), at));
    Expr most = FormatCode.number(c.width().orElse(Integer.MAX_VALUE));
    Expr range =
        Exprs.and(
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, length, FormatCode.number(1)),
            Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, length, most));
    if (origin.isString()) {
      Expr all = origin.length().orElseThrow();
      range = Exprs.and(range, Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, length, all));
    }
    f.code().assume(c.set().isEmpty() ? Exprs.FALSE : range, libraryLocation());
    Expr to = target(c, pointer, code.call("field", IntType.LONG_LONG, length, one(), zero()));
    read(c, to, length);
    code.write("end", to, length);
  }

  private static Expr one() {
    return FormatCode.number(1);
  }

  private static Expr zero() {
    return FormatCode.integer(0);
  }

  /** Where this number of bytes goes: to the argument, or to new memory. */
  private Expr target(ScanDirective.Conversion c, Expr pointer, Expr bytes) {
    CType characters = new PointerType(f.linkage().charType());
    if (c.target() == ScanDirective.Target.ALLOCATED) {
      Expr to = code.call("allocate", characters, code.converted(bytes, f.layout().sizeType()));
      Expr place = Conversions.cast(pointer, new PointerType(characters));
      f.code().assign(Places.dereference(place, characters), to, at);
      return to;
    }
    Expr to = f.code().hold("target", Conversions.cast(pointer, characters), at);
    String role = "the argument of %" + c.letter() + " in " + code.function();
    code.requirements().writable(to, code.converted(bytes, f.layout().sizeType()), role);
    return to;
  }

  private void read(ScanDirective.Conversion c, Expr to, Expr count) {
    IntType word = IntType.LONG_LONG.withSign(IntType.Sign.UNSIGNED);
    Expr[] arguments = {to, count, null, null, null, null};
    for (int i = 0; i < 4; i++) {
      arguments[2 + i] = new Expr.IntConstant(word.wrap(BigInteger.valueOf(c.set().word(i))), word);
    }
    code.write(origin.isString() ? "scanned" : "read", arguments);
  }

  /** {@code %n}: stored if all before it matched; how many they were is approximated. */
  private void characterCount(ScanDirective.Conversion c, Expr pointer, Expr count) {
    IntType type = c.length().integer(f.layout(), IntType.Sign.SIGNED);
    Instruction.Label after = f.code().label("after");
    f.code().jumpIf(compare(Expr.BinaryOp.LESS, count, stored), after, at);
    if (mayHaveFailed) {
      Expr.Variable matched = f.code().temporary("matched", IntType.BOOL, at);
      f.code().add(new Instruction.Input(matched, origin.source(), at));
      Expr failed = Exprs.and(compare(Expr.BinaryOp.EQUAL, count, stored), Exprs.not(matched));
      f.code().jumpIf(failed, after, at);
    }
    Expr.Variable value = f.code().temporary("characters", type, at);
    InputOrigin source = InputOrigin.approximation("%n in " + code.function());
    f.code().add(new Instruction.Input(value, source, at));
    f.code()
        .assume(
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, value, Exprs.zero(type)),
            libraryLocation());
    f.code().assign(place(pointer, type), value, at);
    f.code().place(after, at);
  }
}
