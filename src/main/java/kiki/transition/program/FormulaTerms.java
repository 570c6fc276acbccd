// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Terms as formulas: operators between their operands where that is usual. */
final class FormulaTerms {
  /** Operands of a comparison that is denied. */
  private static final Map<CoreOperator, String> DENIED =
      Map.of(
          CoreOperator.EQUAL, " ≠ ",
          CoreOperator.ULT, " ≥ ",
          CoreOperator.SLT, " ≥s ");

  private static final Map<CoreOperator, String> INFIX =
      Map.ofEntries(
          Map.entry(CoreOperator.AND, " ∧ "),
          Map.entry(CoreOperator.XOR, " ⊕ "),
          Map.entry(CoreOperator.EQUAL, " = "),
          Map.entry(CoreOperator.ULT, " < "),
          Map.entry(CoreOperator.SLT, " <s "),
          Map.entry(CoreOperator.ADD, " + "),
          Map.entry(CoreOperator.MUL, " · "),
          Map.entry(CoreOperator.BIT_AND, " & "),
          Map.entry(CoreOperator.BIT_OR, " | "),
          Map.entry(CoreOperator.BIT_XOR, " ^ "),
          Map.entry(CoreOperator.SHL, " << "),
          Map.entry(CoreOperator.LSHR, " >> "));

  private final Map<Term, String> names;
  private final Map<Term, String> texts = new HashMap<>();

  FormulaTerms(Map<Term, String> names) {
    this.names = names;
  }

  /** A formula that stands alone. */
  String text(Term root) {
    for (Term term : Traversal.postorder(List.of(root))) {
      texts.computeIfAbsent(term, this::make);
    }
    return texts.get(root);
  }

  /** A formula as an operand. */
  String operand(Term term) {
    text(term);
    return wrapped(term);
  }

  private String wrapped(Term term) {
    String text = texts.get(term);
    return isInfix(term) ? "(" + text + ")" : text;
  }

  /** Whether the text has an operator between operands outside of all parentheses. */
  private static boolean isInfix(Term term) {
    return INFIX.keySet().stream().anyMatch(term::is)
        || term.is(CoreOperator.NOT) && DENIED.keySet().stream().anyMatch(term.argument(0)::is);
  }

  private String make(Term term) {
    return switch (term) {
      case Constant constant ->
          constant.value() instanceof Value.Bits bits
              ? bits.unsigned().toString()
              : constant.value().toString();
      case FreeSymbol symbol -> names.getOrDefault(symbol, symbol.name().replace("input:", ""));
      case Application application -> application(application);
    };
  }

  private String application(Application term) {
    if (term.operator() instanceof CoreOperator operator) {
      if (operator == CoreOperator.NOT) {
        return negation(term.argument(0));
      }
      if (operator == CoreOperator.EXTRACT) {
        return wrapped(term.argument(0)) + "[" + term.high() + ":" + term.low() + "]";
      }
      if (INFIX.containsKey(operator)) {
        return infix(INFIX.get(operator), term);
      }
    }
    StringJoiner list = new StringJoiner(", ", function(term) + "(", ")");
    for (int i = 0; i < term.arity(); i++) {
      list.add(texts.get(term.argument(i)));
    }
    return list.toString();
  }

  private String negation(Term denied) {
    for (Map.Entry<CoreOperator, String> e : DENIED.entrySet()) {
      if (denied.is(e.getKey())) {
        return infix(e.getValue(), denied);
      }
    }
    return "¬" + wrapped(denied);
  }

  private String infix(String operator, Term term) {
    StringJoiner text = new StringJoiner(operator);
    for (int i = 0; i < term.arity(); i++) {
      Term part = term.argument(i);
      text.add(bindsTighter(part, term) ? texts.get(part) : wrapped(part));
    }
    return text.toString();
  }

  /** Whether an operand needs no parentheses. */
  private static boolean bindsTighter(Term part, Term around) {
    return around.is(CoreOperator.AND)
        ? !part.is(CoreOperator.AND) && !part.is(CoreOperator.XOR)
        : around.is(CoreOperator.ADD) && part.is(CoreOperator.ADD);
  }

  /** The names of SMT-LIB, as the paper has them. */
  private static String function(Application term) {
    return switch (term.operator()) {
      case CoreOperator.ITE -> "ite";
      case CoreOperator.UREM -> "bvurem";
      case CoreOperator.SREM -> "bvsrem";
      case CoreOperator.UDIV -> "bvudiv";
      case CoreOperator.SDIV -> "bvsdiv";
      case CoreOperator.NEG -> "bvneg";
      case CoreOperator.BIT_NOT -> "bvnot";
      case CoreOperator.ASHR -> "bvashr";
      default -> term.operator().toString().toLowerCase(java.util.Locale.ROOT);
    };
  }
}
