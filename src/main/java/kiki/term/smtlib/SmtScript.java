// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/**
 * Terms that cannot all hold, as a script that asks an SMT solver whether they can. Every shared
 * term has a definition of its own: terms are graphs, and can be too deep for one expression.
 */
public final class SmtScript {
  /** Terms that occur once are written where they occur, up to this many characters. */
  private static final int MOST_INLINED = 160;

  private final Appendable out;
  private final Map<Term, String> texts = new HashMap<>();
  private final Map<Term, Integer> occurrences = new HashMap<>();

  private SmtScript(Appendable out) {
    this.out = out;
  }

  /**
   * Writes the script.
   *
   * @param comments lines before it that say what it is about
   */
  public static void write(
      Appendable out, List<String> comments, Collection<? extends Term> assertions)
      throws IOException {
    new SmtScript(out).write(comments, assertions);
  }

  private void write(List<String> comments, Collection<? extends Term> assertions)
      throws IOException {
    for (String comment : comments) {
      for (String line : comment.split("\n")) {
        out.append("; ").append(line).append('\n');
      }
    }
    List<Term> order = Traversal.postorder(assertions);
    out.append("(set-info :smt-lib-version 2.6)\n(set-info :status unsat)\n");
    out.append("(set-logic ").append(SmtLogic.of(order)).append(")\n");
    for (Term term : order) {
      for (int i = 0; i < term.arity(); i++) {
        occurrences.merge(term.argument(i), 1, Integer::sum);
      }
    }
    for (Term term : order) {
      define(term);
    }
    for (Term assertion : assertions) {
      out.append("(assert ").append(texts.get(assertion)).append(")\n");
    }
    out.append("(check-sat)\n(exit)\n");
  }

  private void define(Term term) throws IOException {
    String text =
        switch (term) {
          case Constant constant -> defined(term, SmtSorts.of(constant.value()));
          case FreeSymbol symbol -> declared(symbol);
          case Application a when a.is(FloatOperator.Conversion.FLOAT_TO_BITS) -> bits(a);
          case Application a -> defined(a, SmtApplications.text(a, arguments(a)));
        };
    texts.put(term, text);
  }

  private String[] arguments(Application application) {
    String[] arguments = new String[application.arity()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = texts.get(application.argument(i));
    }
    return arguments;
  }

  private String declared(FreeSymbol symbol) throws IOException {
    String name = name(symbol);
    declare(name, symbol.sort());
    return name;
  }

  private void declare(String name, Sort sort) throws IOException {
    out.append("(declare-const ").append(name).append(' ').append(SmtSorts.of(sort)).append(")\n");
  }

  /** The number keeps names apart from each other and from those of definitions. */
  private static String name(FreeSymbol symbol) {
    return "|" + symbol.name().replaceAll("[|\\\\\\p{Cntrl}]", "_") + "#" + symbol.id() + "|";
  }

  private String defined(Term term, String text) throws IOException {
    boolean isShared = occurrences.getOrDefault(term, 0) > 1;
    if (term instanceof Constant && text.length() <= MOST_INLINED
        || !isShared && text.length() <= MOST_INLINED) {
      return text;
    }
    String name = "t" + term.id();
    out.append("(define-fun ").append(name).append(" () ").append(SmtSorts.of(term.sort()));
    out.append(' ').append(text).append(")\n");
    return name;
  }

  /** The theory has no function for it, since NaNs have many encodings: here they have one. */
  private String bits(Application application) throws IOException {
    String name = "t" + application.id();
    String number = texts.get(application.argument(0));
    FloatFormat format = ((Sort.Float) application.argument(0).sort()).format();
    declare(name, application.sort());
    out.append("(assert (= ((_ to_fp ").append(SmtSorts.parameters(format)).append(") ");
    out.append(name).append(") ").append(number).append("))\n");
    Value nan = new Value.Bits(format.totalBits(), IeeeFloat.nan(format).bits());
    out.append("(assert (=> (fp.isNaN ").append(number).append(") (= ").append(name);
    out.append(' ').append(SmtSorts.of(nan)).append(")))\n");
    return name;
  }
}
