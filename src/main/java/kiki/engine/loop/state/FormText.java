// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Functions of indices as one reads them; conversions are left out. */
public final class FormText {
  private final List<FreeSymbol> parameters;
  private final List<String> arguments;

  /**
   * @param arguments what parameters are called
   */
  public FormText(List<FreeSymbol> parameters, List<String> arguments) {
    this.parameters = parameters;
    this.arguments = arguments;
  }

  public String of(Term term) {
    return switch (term) {
      case Constant c ->
          c.value() instanceof Value.Bits bits ? bits.signed().toString() : c.value().toString();
      case FreeSymbol s -> arguments.get(parameters.indexOf(s));
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
}
