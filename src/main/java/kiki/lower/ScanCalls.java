package kiki.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * {@code scanf} and {@code fscanf}: as many objects as the result says get a value from outside.
 * Only formats that store numbers and single characters are understood.
 */
final class ScanCalls {
  Expr lower(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    int formatIndex = call.name().endsWith("fscanf") || call.name().endsWith("sscanf") ? 1 : 0;
    Optional<String> format =
        call.arguments().size() > formatIndex
            ? f.calls().literal(call.argument(formatIndex))
            : Optional.empty();
    List<Expr> arguments = f.calls().arguments(call.arguments());
    Expr.Variable count = f.code().temporary("converted", IntType.INT, at);
    List<Expr> places = arguments.subList(formatIndex + 1, arguments.size());
    boolean approximate = call.name().endsWith("sscanf");
    Optional<List<CType>> stored = format.flatMap(text -> stored(f, text));
    if (stored.isEmpty() || !fits(stored.get(), places)) {
      f.code().add(new Instruction.Unsupported("format of " + call.name(), at));
      return Conversions.cast(count, call.type() instanceof VoidType ? IntType.INT : call.type());
    }
    String source = approximate ? Instruction.Input.APPROXIMATION + "sscanf" : call.name();
    f.code().add(new Instruction.Input(count, source, at));
    f.code()
        .assume(
            Exprs.and(
                Exprs.compare(
                    Expr.BinaryOp.GREATER_OR_EQUAL, count, Exprs.integer(-1, IntType.INT)),
                Exprs.compare(
                    Expr.BinaryOp.LESS_OR_EQUAL, count, Exprs.integer(places.size(), IntType.INT))),
            at);
    Instruction.Label end = f.code().label("end");
    for (int i = 0; i < places.size(); i++) {
      Expr enough =
          Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, count, Exprs.integer(i, IntType.INT));
      f.code().jumpIf(enough, end, at);
      f.code().add(new Instruction.Input(place(f, places.get(i), stored.get().get(i)), source, at));
    }
    f.code().place(end, at);
    return Conversions.cast(count, call.type() instanceof VoidType ? IntType.INT : call.type());
  }

  private static boolean fits(List<CType> stored, List<Expr> places) {
    return stored.size() == places.size()
        && places.stream().allMatch(p -> p.type() instanceof PointerType);
  }

  /** The format says how much is stored, whatever type the pointer has. */
  private static Expr place(FunctionLowering f, Expr pointer, CType stored) {
    CType target = ((PointerType) pointer.type()).target();
    boolean isOfThatSize =
        target.isScalar()
            && target instanceof FloatType == stored instanceof FloatType
            && f.layout().sizeOf(target) == f.layout().sizeOf(stored);
    return isOfThatSize
        ? Places.dereference(pointer, target)
        : Places.dereference(Conversions.cast(pointer, new PointerType(stored)), stored);
  }

  /**
   * The types of what is stored (C11 7.21.6.2p11f); empty for formats with strings, scan sets,
   * {@code %n} or a field width on a character.
   */
  private static Optional<List<CType>> stored(FunctionLowering f, String format) {
    List<CType> types = new ArrayList<>();
    int i = format.indexOf('%');
    while (i >= 0) {
      int at = i + 1;
      while (at < format.length() && "0123456789*hlLjztq".indexOf(format.charAt(at)) >= 0) {
        at++;
      }
      if (at >= format.length()) {
        return Optional.empty();
      }
      String modifiers = format.substring(i + 1, at);
      char conversion = format.charAt(at);
      if (conversion != '%') {
        Optional<CType> type = type(f, conversion, modifiers.replaceAll("[0-9*]", ""));
        if (type.isEmpty() || conversion == 'c' && !modifiers.isEmpty()) {
          return Optional.empty();
        }
        if (!modifiers.contains("*")) {
          types.add(type.get());
        }
      }
      i = format.indexOf('%', at + 1);
    }
    return Optional.of(types);
  }

  private static Optional<CType> type(FunctionLowering f, char conversion, String length) {
    return switch (conversion) {
      case 'd', 'i', 'o', 'u', 'x', 'X' -> Optional.of(integer(f, length));
      case 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G' ->
          Optional.of(
              switch (length) {
                case "" -> FloatType.FLOAT;
                case "l" -> FloatType.DOUBLE;
                default -> FloatType.LONG_DOUBLE;
              });
      case 'c' -> Optional.of(f.linkage().charType());
      case 'p' -> Optional.of(Types.VOID_POINTER);
      default -> Optional.empty();
    };
  }

  private static IntType integer(FunctionLowering f, String length) {
    return switch (length) {
      case "hh" -> IntType.SIGNED_CHAR;
      case "h" -> IntType.SHORT;
      case "l", "z", "t" -> f.layout().differenceType();
      case "ll", "q", "L", "j" -> IntType.LONG_LONG;
      default -> IntType.INT;
    };
  }
}
