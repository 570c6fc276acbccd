// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.List;
import java.util.stream.Collectors;
import kiki.cfront.type.CTypePrinter;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** Prints a program for {@code --show-goto-functions}. */
public final class ProgramPrinter {
  private static final String INDENT = "        ";

  private ProgramPrinter() {}

  public static String print(Program program) {
    StringBuilder out = new StringBuilder();
    out.append("initialization\n\n");
    body(program.initialization(), "", out);
    for (Function f : program.functions().values()) {
      out.append('\n');
      print(f, out);
    }
    return out.toString();
  }

  public static String print(Function function) {
    StringBuilder out = new StringBuilder();
    print(function, out);
    return out.toString();
  }

  private static void print(Function function, StringBuilder out) {
    String parameters =
        function.parameters().stream()
            .map(p -> CTypePrinter.print(p.type(), p.name()))
            .collect(Collectors.joining(", "));
    out.append(CTypePrinter.print(function.resultType(), function.name() + "(" + parameters + ")"));
    out.append("\n\n");
    body(function.body(), function.name(), out);
  }

  private static void body(List<Instruction> body, String function, StringBuilder out) {
    for (int i = 0; i < body.size(); i++) {
      Instruction instruction = body.get(i);
      out.append(INDENT).append("// ").append(i);
      Location at = instruction.location();
      if (at.line() > 0) {
        out.append(" file ").append(at.file()).append(" line ").append(at.line());
      }
      if (!function.isEmpty()) {
        out.append(" function ").append(function);
      }
      out.append('\n');
      out.append(instruction instanceof Instruction.Target ? "" : INDENT);
      out.append(print(instruction)).append('\n');
    }
  }

  /** One instruction on one line. */
  public static String print(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign(Expr target, Expr value, Location at) ->
          "ASSIGN " + text(target) + " := " + text(value);
      case Instruction.Input(Expr target, InputOrigin source, var _, Location at) ->
          "INPUT " + text(target) + " from " + source.text();
      case Instruction.Assume(Expr condition, Location at) -> "ASSUME " + text(condition);
      case Instruction.Assert(Expr condition, Property p, Location at) ->
          "ASSERT " + text(condition) + " // " + p.name() + ": " + p.description();
      case Instruction.Goto g ->
          g.isUnconditional()
              ? "GOTO " + g.target()
              : "IF " + text(g.condition()) + " THEN GOTO " + g.target();
      case Instruction.Target(Instruction.Label label, Location at) -> label + ":";
      case Instruction.Call call -> call(call);
      case Instruction.Return(var value, Location at) ->
          value.map(v -> "RETURN " + text(v)).orElse("RETURN");
      case Instruction.Declare(Symbol s, Location at) ->
          "DECL " + CTypePrinter.print(s.type(), s.name());
      case Instruction.Dead(Symbol s, Location at) -> "DEAD " + s.name();
      case Instruction.Allocate a ->
          "ALLOCATE "
              + text(a.target())
              + " := "
              + text(a.size())
              + " bytes of "
              + a.elementType()
              + (a.content() == Instruction.Content.ZERO ? " zero" : "")
              + switch (a.lifetime()) {
                case HEAP -> "";
                case FUNCTION -> " until return";
                case PROGRAM -> " for ever";
              };
      case Instruction.Free f -> (f.isOfHeap() ? "FREE " : "END ") + text(f.pointer());
      case Instruction.Halt(Expr status, Location at) -> "HALT " + text(status);
      case Instruction.Unsupported(String construct, var _, Location at) ->
          "UNSUPPORTED " + construct;
    };
  }

  private static String call(Instruction.Call call) {
    String arguments =
        call.arguments().stream().map(ProgramPrinter::text).collect(Collectors.joining(", "));
    String result = call.result().map(place -> text(place) + " := ").orElse("");
    return "CALL " + result + text(call.function()) + "(" + arguments + ")";
  }

  private static String text(Expr e) {
    return ExprPrinter.print(e);
  }
}
