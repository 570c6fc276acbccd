// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Prints terms in infix notation. A subterm that is long and occurs more than once, or is very
 * long, is printed once, on a line of its own, under the name {@code $id}.
 */
public final class Printer {
  private static final int REPEATED_LENGTH = 40;
  private static final int LONGEST = 400;

  private final Map<Term, Integer> occurrences = new HashMap<>();
  private final Map<Term, String> texts = new HashMap<>();
  private final List<String> definitions = new ArrayList<>();
  private final Set<Term> named = new HashSet<>();

  private Printer() {}

  /** The text of a term, its named parts after it. */
  public static String print(Term root) {
    return new Printer().text(root);
  }

  private String text(Term root) {
    List<Term> order = Traversal.postorder(List.of(root));
    for (Term term : order) {
      for (int i = 0; i < term.arity(); i++) {
        occurrences.merge(term.argument(i), 1, Integer::sum);
      }
    }
    for (Term term : order) {
      String text = describe(term);
      int allowed = occurrences.getOrDefault(term, 0) > 1 ? REPEATED_LENGTH : LONGEST;
      if (term != root && text.length() > allowed) {
        definitions.add("$" + term.id() + " = " + text);
        text = "$" + term.id();
        named.add(term);
      }
      texts.put(term, text);
    }
    return definitions.isEmpty()
        ? texts.get(root)
        : texts.get(root) + "\n  where " + String.join("\n  where ", definitions);
  }

  private String describe(Term term) {
    return switch (term) {
      case Constant constant -> constant(constant.value());
      case FreeSymbol symbol -> symbol.name();
      case Application application -> application(application);
    };
  }

  private static String constant(Value value) {
    if (value instanceof Value.Bits bits) {
      BigInteger signed = bits.signed();
      return signed.bitLength() > 16 ? "0x" + bits.unsigned().toString(16) : signed.toString();
    }
    return value.toString();
  }

  private String application(Application a) {
    return switch (a.operator()) {
      case CoreOperator operator -> core(a, operator);
      case FloatOperator.Arithmetic operator -> arithmetic(a, operator);
      case FloatOperator.Predicate operator -> predicate(a, operator);
      case FloatOperator.Conversion _ -> call(a);
    };
  }

  private String core(Application a, CoreOperator operator) {
    return switch (operator) {
      case NOT -> negation(a.argument(0));
      case AND -> joined(a, " && ");
      case XOR -> joined(a, " ^^ ");
      case ITE -> "(" + argument(a, 0) + " ? " + argument(a, 1) + " : " + argument(a, 2) + ")";
      case EQUAL -> joined(a, " == ");
      case BIT_NOT -> "~" + argument(a, 0);
      case BIT_AND -> joined(a, " & ");
      case BIT_OR -> joined(a, " | ");
      case BIT_XOR -> joined(a, " ^ ");
      case NEG -> "-" + argument(a, 0);
      case ADD -> joined(a, " + ");
      case MUL -> joined(a, " * ");
      case UDIV -> joined(a, " /u ");
      case SDIV -> joined(a, " /s ");
      case UREM -> joined(a, " %u ");
      case SREM -> joined(a, " %s ");
      case SHL -> joined(a, " << ");
      case LSHR -> joined(a, " >>u ");
      case ASHR -> joined(a, " >>s ");
      case CONCAT -> joined(a, " :: ");
      case EXTRACT -> argument(a, 0) + "[" + a.high() + ":" + a.low() + "]";
      case ZERO_EXTEND -> "zext" + a.width() + "(" + argument(a, 0) + ")";
      case SIGN_EXTEND -> "sext" + a.width() + "(" + argument(a, 0) + ")";
      case ULT -> joined(a, " <u ");
      case SLT -> joined(a, " <s ");
      case SELECT -> argument(a, 0) + "[" + argument(a, 1) + "]";
      case STORE -> argument(a, 0) + "{[" + argument(a, 1) + "] = " + argument(a, 2) + "}";
      case CONST_ARRAY -> "all(" + argument(a, 0) + ")";
      case UMUL_OVERFLOW, SMUL_OVERFLOW -> call(a);
    };
  }

  private String arithmetic(Application a, FloatOperator.Arithmetic operator) {
    return switch (operator) {
      case FLOAT_ADD -> joined(a, " +f ");
      case FLOAT_MUL -> joined(a, " *f ");
      case FLOAT_DIV -> joined(a, " /f ");
      case FLOAT_NEG -> "-f" + argument(a, 0);
      case FLOAT_FMOD,
          FLOAT_REMAINDER,
          FLOAT_FMA,
          FLOAT_SQRT,
          FLOAT_ROUND,
          FLOAT_MIN,
          FLOAT_MAX,
          FLOAT_ABS ->
          call(a);
    };
  }

  private String predicate(Application a, FloatOperator.Predicate operator) {
    return switch (operator) {
      case FLOAT_EQ -> joined(a, " ==f ");
      case FLOAT_LT -> joined(a, " <f ");
      case FLOAT_LE -> joined(a, " <=f ");
      case FLOAT_IS_NAN,
          FLOAT_IS_INFINITE,
          FLOAT_IS_ZERO,
          FLOAT_IS_NORMAL,
          FLOAT_IS_SUBNORMAL,
          FLOAT_IS_NEGATIVE ->
          call(a);
    };
  }

  /** A negated conjunction reads better as a disjunction. */
  private String negation(Term inner) {
    if (!inner.is(CoreOperator.AND) || named.contains(inner)) {
      return "!" + texts.get(inner);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < inner.arity(); i++) {
      Term part = inner.argument(i);
      parts.add(part.is(CoreOperator.NOT) ? texts.get(part.argument(0)) : "!" + texts.get(part));
    }
    return "(" + String.join(" || ", parts) + ")";
  }

  private String joined(Application a, String separator) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < a.arity(); i++) {
      parts.add(argument(a, i));
    }
    return "(" + String.join(separator, parts) + ")";
  }

  private String call(Application a) {
    List<String> parts = new ArrayList<>();
    if (a.rounds()) {
      parts.add(a.rounding().toString());
    }
    for (int i = 0; i < a.arity(); i++) {
      parts.add(argument(a, i));
    }
    String name = a.operator().name().toLowerCase(Locale.ROOT);
    String target = a.sort() instanceof Sort.Bool ? "" : "<" + a.sort() + ">";
    return name + target + "(" + String.join(", ", parts) + ")";
  }

  private String argument(Application a, int position) {
    return texts.get(a.argument(position));
  }
}
