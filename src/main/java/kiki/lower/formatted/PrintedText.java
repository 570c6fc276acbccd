// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.format.Amount;
import kiki.lower.format.PrintDirective;
import kiki.lower.function.Places;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * What the directives of one format read, how long their text is, and, once it is known where to,
 * how it is written.
 */
final class PrintedText {
  /** Bits of the flags as the models know them. */
  private static final String FLAGS = "-+ #0";

  private static final int CHUNK = 8;
  private static final CType POSITION = IntType.LONG_LONG;
  private static final Expr NOTHING_YET = FormatCode.number(0);

  /** Whether anyone asks for the length of the text. */
  enum Measure {
    LENGTH,
    NOTHING
  }

  /** Writes a piece of the text; {@code room} is the first place that is not written to. */
  private interface Piece {
    void write(Expr to, Expr room);
  }

  /** A string argument: what is written must not overlap it. */
  record Source(Expr pointer, Expr length) {}

  private final FormatCode code;
  private final FormatArguments arguments;
  private final Measure measure;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Source> sources = new ArrayList<>();
  private Expr end = NOTHING_YET;

  PrintedText(FormatCode code, FormatArguments arguments, Measure measure) {
    this.code = code;
    this.arguments = arguments;
    this.measure = measure;
  }

  /** How many characters there are, if that is measured. */
  Expr length() {
    return end;
  }

  List<Source> sources() {
    return sources;
  }

  void write(Expr to, Expr room) {
    pieces.forEach(p -> p.write(to, room));
  }

  void text(String characters) {
    if (measure == Measure.NOTHING) {
      return;
    }
    Expr start = end;
    end = advanced(start, characters.length());
    pieces.add(
        (to, room) -> {
          for (int i = 0; i < characters.length(); i += CHUNK) {
            String chunk = characters.substring(i, Math.min(i + CHUNK, characters.length()));
            put(to, advanced(start, i), room, chunk);
          }
        });
  }

  private void put(Expr to, Expr at, Expr room, String chunk) {
    long packed = 0;
    for (int i = 0; i < chunk.length(); i++) {
      packed |= (chunk.charAt(i) & 0xffL) << (8 * i);
    }
    IntType wide = IntType.LONG_LONG.withSign(IntType.Sign.UNSIGNED);
    Expr text = new Expr.IntConstant(wide.wrap(BigInteger.valueOf(packed)), wide);
    code.write("put", to, at, room, FormatCode.integer(chunk.length()), text);
  }

  private Expr advanced(Expr start, int count) {
    return start instanceof Expr.IntConstant c
        ? FormatCode.number(c.value().longValue() + count)
        : count == 0 ? start : field(start, FormatCode.number(count), FormatCode.integer(0));
  }

  private Expr field(Expr start, Expr length, Expr width) {
    return code.call("field", POSITION, start, length, width);
  }

  /** The flags and amounts of a conversion as values. */
  private record Field(Expr flags, Expr width, Expr precision, String name) {}

  void conversion(PrintDirective.Conversion c) {
    String name = "%" + c.letter();
    Field field = field(c, name);
    switch (c.kind()) {
      case SIGNED -> integer(c, field, IntType.Sign.SIGNED);
      case UNSIGNED -> integer(c, field, IntType.Sign.UNSIGNED);
      case FLOAT -> floating(c, field);
      case CHARACTER -> character(field);
      case STRING -> string(c, field);
      case POINTER -> pointer(field);
      case COUNT -> count(c);
      case ERROR_TEXT -> errorText(field);
    }
  }

  private Field field(PrintDirective.Conversion c, String name) {
    int bits = 0;
    for (int i = 0; i < FLAGS.length(); i++) {
      bits |= c.has(FLAGS.charAt(i)) ? 1 << i : 0;
    }
    Expr flags = FormatCode.integer(bits);
    Expr width = amount(c.width(), 0, "the width of " + name);
    if (c.width() instanceof Amount.Argument && measure == Measure.LENGTH) {
      flags = code.call("flags", IntType.INT, flags, width);
      width = code.call("width", IntType.INT, width);
    }
    Expr precision = amount(c.precision(), -1, "the precision of " + name);
    return new Field(flags, width, precision, name);
  }

  private Expr amount(Amount amount, int none, String name) {
    return switch (amount) {
      case Amount.None() -> FormatCode.integer(none);
      case Amount.Fixed(int value) -> FormatCode.integer(value);
      case Amount.Argument() -> code.converted(arguments.next(IntType.INT, name), IntType.INT);
    };
  }

  private void integer(PrintDirective.Conversion c, Field field, IntType.Sign sign) {
    IntType type = c.length().integer(code.lowering().layout(), sign);
    Expr given = arguments.next(type, field.name());
    if (measure == Measure.NOTHING) {
      return;
    }
    boolean isLong = type.width() > IntType.INT.width();
    IntType wide = (isLong ? IntType.LONG_LONG : IntType.INT).withSign(sign);
    IntType unsigned = wide.withSign(IntType.Sign.UNSIGNED);
    String prefix = isLong ? "long_" : "";
    Expr value = code.converted(code.converted(given, type), wide);
    Expr magnitude =
        sign == IntType.Sign.SIGNED ? code.call(prefix + "magnitude", unsigned, value) : value;
    Expr signText = signText(c, value, sign);
    int base = c.letter() == 'o' ? 8 : c.letter() == 'x' || c.letter() == 'X' ? 16 : 10;
    Expr radix = FormatCode.integer(base);
    Expr digits = code.call(prefix + "digits", IntType.INT, magnitude, radix);
    Expr isZero =
        Conversions.cast(
            Exprs.compare(Expr.BinaryOp.EQUAL, magnitude, Exprs.zero(unsigned)), IntType.INT);
    Expr count =
        code.call("number", IntType.INT, digits, isZero, radix, field.flags(), field.precision());
    Expr start = end;
    end =
        code.call(
            "integer_end",
            POSITION,
            start,
            count,
            isZero,
            signText,
            radix,
            field.flags(),
            field.width());
    Expr stop = end;
    IntType widest = IntType.LONG_LONG.withSign(IntType.Sign.UNSIGNED);
    Expr letter = FormatCode.integer(c.letter() == 'X' ? 'X' : 'x');
    pieces.add(
        (to, room) ->
            code.write(
                "integer",
                to,
                start,
                stop,
                room,
                code.converted(magnitude, widest),
                signText,
                radix,
                letter,
                count,
                field.flags(),
                field.precision()));
  }

  /** The character in front of a signed number; zero for none. */
  private static Expr signText(PrintDirective.Conversion c, Expr value, IntType.Sign sign) {
    if (sign == IntType.Sign.UNSIGNED) {
      return FormatCode.integer(0);
    }
    Expr positive = FormatCode.integer(c.has('+') ? '+' : c.has(' ') ? ' ' : 0);
    Expr isNegative = Exprs.compare(Expr.BinaryOp.LESS, value, Exprs.zero(value.type()));
    return new Expr.Conditional(isNegative, FormatCode.integer('-'), positive, IntType.INT);
  }

  private void character(Field field) {
    Expr value = code.converted(arguments.next(IntType.INT, field.name()), IntType.INT);
    if (measure == Measure.NOTHING) {
      return;
    }
    Expr start = end;
    end = field(start, FormatCode.number(1), field.width());
    Expr stop = end;
    pieces.add((to, room) -> code.write("character", to, start, stop, room, value, field.flags()));
  }

  private void string(PrintDirective.Conversion c, Field field) {
    if (c.isWide()) {
      Expr wide = arguments.next(Types.VOID_POINTER, "%ls");
      code.requirements()
          .wideString(wide, Optional.empty(), "the argument of %ls in " + code.function());
      return;
    }
    boolean isPlain = c.width() instanceof Amount.None && c.precision() instanceof Amount.None;
    Optional<String> literal = isPlain ? arguments.nextLiteral() : Optional.empty();
    if (literal.isPresent()) {
      text(literal.get());
      return;
    }
    Expr pointer = code.converted(arguments.next(Types.VOID_POINTER, field.name()), characters());
    String role = "the argument of %s in " + code.function();
    Optional<Expr> limit =
        c.precision() instanceof Amount.None
            ? Optional.empty()
            : Optional.of(code.call("limit", sizeType(), field.precision()));
    Expr read = code.requirements().string(pointer, limit, role);
    if (measure == Measure.NOTHING) {
      return;
    }
    IntType found = code.lowering().layout().differenceType();
    Expr length = code.call("length", POSITION, code.converted(read, found));
    sources.add(new Source(pointer, length));
    Expr start = end;
    end = field(start, length, field.width());
    Expr stop = end;
    pieces.add(
        (to, room) -> code.write("copy", to, start, stop, room, pointer, length, field.flags()));
  }

  private IntType sizeType() {
    return code.lowering().layout().sizeType();
  }

  private CType characters() {
    return new PointerType(code.lowering().linkage().charType());
  }

  private void floating(PrintDirective.Conversion c, Field field) {
    FloatType type = c.length().printedFloat();
    Expr value = arguments.next(type, field.name());
    if (measure == Measure.NOTHING) {
      return;
    }
    String model = type.equals(FloatType.LONG_DOUBLE) ? "long_double" : "float";
    Expr letter = FormatCode.integer(c.letter());
    Expr start = end;
    end =
        code.call(
            model + "_end",
            POSITION,
            start,
            value,
            letter,
            field.flags(),
            field.width(),
            field.precision());
    Expr stop = end;
    pieces.add(
        (to, room) ->
            code.write(
                model,
                to,
                start,
                stop,
                room,
                value,
                letter,
                field.flags(),
                field.width(),
                field.precision()));
  }

  private void pointer(Field field) {
    Expr value =
        code.converted(arguments.next(Types.VOID_POINTER, field.name()), Types.VOID_POINTER);
    if (measure == Measure.NOTHING) {
      return;
    }
    Expr start = end;
    end =
        code.call(
            "pointer_end", POSITION, start, value, field.flags(), field.width(), field.precision());
    Expr stop = end;
    pieces.add(
        (to, room) ->
            code.write(
                "pointer",
                to,
                start,
                stop,
                room,
                value,
                field.flags(),
                field.width(),
                field.precision()));
  }

  private void errorText(Field field) {
    if (measure == Measure.NOTHING) {
      return;
    }
    Expr start = end;
    end = code.call("error_end", POSITION, start, field.width(), field.precision());
    Expr stop = end;
    pieces.add((to, room) -> code.write("any", to, start, stop, room));
  }

  /** Whoever stores a count has it measured. */
  private void count(PrintDirective.Conversion c) {
    IntType type = c.length().integer(code.lowering().layout(), IntType.Sign.SIGNED);
    Expr value = code.converted(end, type);
    arguments
        .nextPointer("%n")
        .map(pointer -> Conversions.cast(pointer, new PointerType(type)))
        .map(pointer -> Places.dereference(pointer, type))
        .ifPresent(place -> code.lowering().code().assign(place, value, code.location()));
  }
}
