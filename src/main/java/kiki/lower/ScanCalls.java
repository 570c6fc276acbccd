package kiki.lower;

import java.util.List;
import java.util.Optional;
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
    if (format.isEmpty() || !storesOneObjectEach(format.get())) {
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
      PointerType pointer = (PointerType) places.get(i).type();
      Expr place = Places.dereference(places.get(i), pointer.target());
      f.code().add(new Instruction.Input(place, source, at));
    }
    f.code().place(end, at);
    return Conversions.cast(count, call.type() instanceof VoidType ? IntType.INT : call.type());
  }

  /** No strings, scan sets or {@code %n}, and no field widths on characters. */
  private static boolean storesOneObjectEach(String format) {
    int i = format.indexOf('%');
    while (i >= 0) {
      int at = i + 1;
      while (at < format.length() && "0123456789*hlLjztq".indexOf(format.charAt(at)) >= 0) {
        at++;
      }
      boolean widthOnCharacter = at > i + 1 && at < format.length() && format.charAt(at) == 'c';
      if (at >= format.length()
          || widthOnCharacter
          || "diouxXaAeEfFgGcp%".indexOf(format.charAt(at)) < 0) {
        return false;
      }
      i = format.indexOf('%', at + 1);
    }
    return true;
  }
}
