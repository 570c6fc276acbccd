// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.format.ScanDirective;
import kiki.lower.format.ScanFormat;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.known.PrintFunction;
import kiki.lower.known.ScanFunction;
import kiki.program.Expr;
import kiki.program.InputOrigin;

/**
 * {@code scanf} and its relatives (C11 7.21.6.2) with a constant format: as many objects as the
 * result says get a value from outside. What {@code sscanf} finds in a string is approximated.
 */
public final class ScanCalls {
  private ScanCalls() {}

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    ScanFunction function = ScanFunction.named(call.name()).orElseThrow();
    FormatCode code = new FormatCode(f, call.name(), call.location());
    List<Expr> arguments = f.calls().arguments(call.arguments());
    Expr count =
        fits(function, arguments)
            ? scanned(function, code, call.arguments(), arguments)
            : unsupported(code, "arguments that do not fit");
    return Conversions.cast(count, call.type() instanceof VoidType ? IntType.INT : call.type());
  }

  private static boolean fits(ScanFunction function, List<Expr> arguments) {
    boolean isListed = function.passing() == PrintFunction.Passing.LISTED;
    return arguments.size() > function.format() + (isListed ? 0 : 1)
        && arguments.stream()
            .limit(function.format() + 1L)
            .allMatch(a -> a.type() instanceof PointerType);
  }

  private static Expr unsupported(FormatCode code, String what) {
    FunctionLowering f = code.lowering();
    code.unsupported(what);
    return f.code().temporary("converted", IntType.INT, code.location());
  }

  private static Expr scanned(
      ScanFunction function, FormatCode code, List<Expression> expressions, List<Expr> values) {
    FunctionLowering f = code.lowering();
    int first = function.format() + 1;
    Optional<String> format = f.calls().literal(expressions.get(function.format()));
    if (format.isEmpty()) {
      return unsupported(code, "a format that is no constant");
    }
    List<ScanDirective> directives = ScanFormat.parse(format.get());
    for (ScanDirective d : directives) {
      if (d instanceof ScanDirective.Undefined(String text)) {
        code.violate("the directive " + text + " is defined");
        return unsupported(code, text);
      }
      if (d instanceof ScanDirective.Refused(String text)) {
        return unsupported(code, text);
      }
    }
    FormatArguments arguments =
        switch (function.passing()) {
          case LISTED ->
              new FormatArguments.Listed(
                  code,
                  expressions.subList(first, expressions.size()),
                  values.subList(first, values.size()));
          case VA_LIST -> new FormatArguments.Slots(code, values.get(first));
        };
    ScannedValues.Origin origin = origin(function, code, values);
    return new ScannedValues(code, arguments, origin).store(directives);
  }

  private static ScannedValues.Origin origin(
      ScanFunction function, FormatCode code, List<Expr> values) {
    String role = "the first argument of " + code.function();
    return switch (function.source()) {
      case INPUT ->
          new ScannedValues.Origin(InputOrigin.function(code.function()), Optional.empty());
      case STREAM -> {
        code.requirements().stream(values.getFirst(), role);
        yield new ScannedValues.Origin(InputOrigin.function(code.function()), Optional.empty());
      }
      case STRING ->
          new ScannedValues.Origin(
              InputOrigin.approximation("sscanf"),
              Optional.of(
                  code.converted(
                      code.requirements().string(values.getFirst(), Optional.empty(), role),
                      IntType.LONG_LONG)));
    };
  }
}
