// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.List;
import kiki.engine.loop.state.ArraySegment;
import kiki.engine.loop.state.Border;
import kiki.engine.loop.state.ElementForm;
import kiki.engine.loop.state.ElementForm.Argument;
import kiki.ssa.form.SsaVariable;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Closed forms of elements as one reads them; conversions are left out. */
final class FormText {
  private final List<FreeSymbol> parameters;
  private final List<Argument> arguments;
  private final ElementForm.Counter counter;

  FormText(List<FreeSymbol> parameters, List<Argument> arguments, ElementForm.Counter counter) {
    this.parameters = parameters;
    this.arguments = arguments;
    this.counter = counter;
  }

  String of(Term term) {
    return switch (term) {
      case Constant c ->
          c.value() instanceof Value.Bits bits ? bits.signed().toString() : c.value().toString();
      case FreeSymbol s -> argument(arguments.get(parameters.indexOf(s)));
      case Application a when a.operator() instanceof CoreOperator operator ->
          switch (operator) {
            case ADD -> binary(a, "+");
            case MUL -> binary(a, "*");
            case SDIV, UDIV -> binary(a, "/");
            case SREM, UREM -> binary(a, "%");
            case EQUAL -> binary(a, "==");
            case SLT, ULT -> binary(a, "<");
            case AND -> binary(a, "&&");
            case NOT -> "!" + of(a.argument(0));
            case NEG -> "-" + of(a.argument(0));
            case SIGN_EXTEND, ZERO_EXTEND, EXTRACT -> of(a.argument(0));
            case SELECT -> of(a.argument(0)) + "[" + of(a.argument(1)) + "]";
            case ITE ->
                "(%s ? %s : %s)".formatted(of(a.argument(0)), of(a.argument(1)), of(a.argument(2)));
            default -> other(a);
          };
      case Application a -> other(a);
    };
  }

  private String binary(Application term, String operator) {
    return "(" + of(term.argument(0)) + " " + operator + " " + of(term.argument(1)) + ")";
  }

  private String other(Application term) {
    StringBuilder text = new StringBuilder(term.operator().toString()).append('(');
    for (int i = 0; i < term.arity(); i++) {
      text.append(i == 0 ? "" : ", ").append(of(term.argument(i)));
    }
    return text.append(')').toString();
  }

  private String argument(Argument argument) {
    return switch (argument) {
      case Argument.Counting _ -> counted();
      case Argument.Moving(SsaVariable v, _, long factor) ->
          "(entry(%s) + %d * (%s - entry(%s)))"
              .formatted(v.text(), factor, counted(), counter.variable().text());
      case Argument.Current(SsaVariable v) -> v.text();
      case Argument.Entered(SsaVariable v) -> "entry(" + v.text() + ")";
    };
  }

  private String counted() {
    String k = ArraySegment.NAMES.getFirst();
    boolean plain = counter.rest().equals(Border.at(0));
    String rest = counter.rest().text();
    String difference =
        counter.factor() < 0
            ? plain ? "-" + k : "(" + rest + " - " + k + ")"
            : plain ? k : "(" + k + " - (" + rest + "))";
    long divisor = Math.abs(counter.factor());
    return divisor == 1 ? difference : difference + " / " + divisor;
  }
}
