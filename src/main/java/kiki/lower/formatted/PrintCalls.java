// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.format.PrintDirective;
import kiki.lower.format.PrintFormat;
import kiki.lower.function.FunctionLowering;
import kiki.lower.known.PrintFunction;
import kiki.lower.library.ContractCall;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * {@code printf} and its relatives (C11 7.21.6) with a constant format: what each directive reads
 * becomes a read, what is written to memory is written, and the result is the length of the text.
 * Writing to a stream does not fail.
 */
public final class PrintCalls {
  /** A format that may be one of more literals is not known. */
  private static final int MOST = 32;

  private final FunctionLowering f;
  private final FormatSources formats;

  public PrintCalls(FunctionLowering f, FormatSources formats) {
    this.f = f;
    this.formats = formats;
  }

  /** What is said about a call. */
  private enum Answer {
    /** All that it does is written down. */
    DONE,
    /** What the format requires is written down; what the function does is for its model to say. */
    CHECKED
  }

  /** A call: the values of its arguments stay the same while it is lowered. */
  private record Call(
      Optional<Expr> result,
      Symbol callee,
      PrintFunction function,
      List<Expression> arguments,
      List<Expr> values,
      FormatCode code) {
    Expr format() {
      return values.get(function.format());
    }
  }

  /** Lowers a call; {@code result} is where the result goes, if anywhere. */
  public void lower(
      Optional<Expr> result,
      Symbol callee,
      PrintFunction function,
      List<Expression> arguments,
      Location at) {
    Expression format = arguments.get(function.format());
    Optional<String> text = f.calls().literal(format);
    List<Expr> values = f.calls().arguments(arguments);
    if (text.isEmpty() || values.stream().anyMatch(v -> v.type() instanceof PointerType)) {
      values = ContractCall.held(f, values, at);
    }
    FormatCode code = new FormatCode(f, callee.name(), at);
    Call call = new Call(result, callee, function, arguments, values, code);
    if (function.hasStream()) {
      code.requirements().stream(values.getFirst(), "the first argument of " + callee.name());
    }
    if (call.format() instanceof Expr.NullPointer && function.hasModel()) {
      model(call, Answer.CHECKED);
    } else if (text.isPresent()) {
      model(call, constant(call, text.get()));
    } else {
      List<Expression.StringLiteral> literals = formats.of(format);
      candidates(call, literals.size() > MOST ? List.of() : literals);
    }
  }

  private void model(Call call, Answer answer) {
    if (answer == Answer.CHECKED) {
      f.calls().described(call.result(), call.callee(), call.values(), call.code().location());
    }
  }

  /** Compares a format with the literals that it may be: what is none of them is not known. */
  private void candidates(Call call, List<Expression.StringLiteral> literals) {
    Location at = call.code().location();
    Instruction.Label end = f.code().label("end");
    for (Expression.StringLiteral literal : literals) {
      String text = f.calls().literal(literal).orElseThrow();
      PointerType type = (PointerType) call.format().type();
      Expression decayed = new Expression.Decay(literal, type, literal.location());
      Expr address = Conversions.cast(f.expressions().value(decayed), type);
      Instruction.Label next = f.code().label("next");
      f.code().jumpIf(Exprs.compare(Expr.BinaryOp.NOT_EQUAL, call.format(), address), next, at);
      model(call, constant(call, text));
      f.code().jump(end, at);
      f.code().place(next, at);
    }
    model(
        call, unknown(call.code(), "a format that is no constant", call.function(), call.values()));
    f.code().place(end, at);
  }

  private Answer constant(Call call, String format) {
    FormatCode code = call.code();
    PrintFunction function = call.function();
    List<PrintDirective> directives = PrintFormat.parse(format);
    for (PrintDirective d : directives) {
      if (d instanceof PrintDirective.Undefined(String text)) {
        code.violate("the directive " + text + " is defined");
      }
      if (d instanceof PrintDirective.Refused(String text)) {
        return unknown(code, text, function, call.values());
      }
    }
    boolean isMeasured = call.result().isPresent() || function.isMemory() || counts(directives);
    // How many bytes a wide character becomes depends on the locale.
    if (isMeasured && directives.stream().anyMatch(PrintCalls::isWide)) {
      return unknown(code, "wide characters whose bytes count", function, call.values());
    }
    PrintedText text =
        new PrintedText(
            code,
            arguments(code, function, call.arguments(), call.values()),
            isMeasured ? PrintedText.Measure.LENGTH : PrintedText.Measure.NOTHING);
    for (PrintDirective d : directives) {
      directive(text, d);
    }
    return finish(call, text);
  }

  private static boolean isWide(PrintDirective directive) {
    return directive instanceof PrintDirective.Conversion c && c.isWide();
  }

  private static boolean counts(List<PrintDirective> directives) {
    return directives.stream()
        .anyMatch(
            d -> d instanceof PrintDirective.Conversion c && c.kind() == PrintDirective.Kind.COUNT);
  }

  private FormatArguments arguments(
      FormatCode code, PrintFunction function, List<Expression> arguments, List<Expr> values) {
    int first = function.values();
    return switch (function.passing()) {
      case LISTED ->
          new FormatArguments.Listed(
              code,
              arguments.subList(first, arguments.size()),
              values.subList(first, values.size()));
      case VA_LIST -> new FormatArguments.Slots(code, values.get(first));
    };
  }

  private static void directive(PrintedText text, PrintDirective directive) {
    switch (directive) {
      case PrintDirective.Text(String characters) -> text.text(characters);
      case PrintDirective.Conversion c -> text.conversion(c);
      case PrintDirective.Undefined u -> {}
      case PrintDirective.Refused r -> {}
    }
  }

  /**
   * What the call reads is not known; what it writes neither, if its format may count characters
   * and the address of an integer is among the arguments.
   */
  private Answer unknown(FormatCode code, String what, PrintFunction function, List<Expr> values) {
    if (!function.hasModel()) {
      Expr format = values.get(function.format());
      code.requirements().string(format, Optional.empty(), "the format of " + code.function());
    }
    boolean mayCount =
        values.subList(function.values(), values.size()).stream()
            .anyMatch(v -> v.type() instanceof PointerType p && isCounter(p.target()));
    if (mayCount) {
      code.unsupported(what);
    } else {
      code.unknown(what);
    }
    return Answer.CHECKED;
  }

  private static boolean isCounter(CType type) {
    return type instanceof IntType i && i.kind() != IntType.Kind.CHAR || type instanceof VoidType;
  }

  private Answer finish(Call call, PrintedText text) {
    FormatCode code = call.code();
    Location at = code.location();
    List<Expr> values = call.values();
    switch (call.function().sink()) {
      case MODEL -> {
        return Answer.CHECKED;
      }
      case OUTPUT, STREAM ->
          f.code().add(new Instruction.Call(Exprs.functionAddress(call.callee()), values, at));
      case BUFFER -> new PrintBuffer(code, text).fill(values.getFirst());
      case BOUNDED_BUFFER ->
          new PrintBuffer(code, text).fillAtMost(values.getFirst(), values.get(1));
      case ALLOCATED -> {
        new PrintBuffer(code, text).allocate(call.result(), values.getFirst());
        return Answer.DONE;
      }
    }
    call.result().ifPresent(new PrintBuffer(code, text)::count);
    return Answer.DONE;
  }

  /** Whether the arguments are as many as the function is declared with, and of their classes. */
  public static boolean fits(PrintFunction function, List<Expression> arguments) {
    boolean hasList = function.passing() == PrintFunction.Passing.LISTED;
    return arguments.size() >= function.values() + (hasList ? 0 : 1)
        && arguments.get(function.format()).type() instanceof PointerType
        && (!function.isMemory() || arguments.getFirst().type() instanceof PointerType);
  }
}
