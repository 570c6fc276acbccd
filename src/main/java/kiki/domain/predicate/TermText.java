// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.IntType.Sign;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Comparison;
import kiki.domain.template.Formula.Operand;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Variable;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Integer predicates as C expressions. Arithmetic is written in the unsigned type of its width,
 * where it wraps as terms do; comparisons cast to the sign they have. What C has no type or defined
 * meaning for has no text.
 */
final class TermText {
  /** Of numbers and truth values, without entries for what has no text. */
  private final Map<Term, String> texts = new HashMap<>();

  /** Of truth values, with the same entries. */
  private final Map<Term, Formula> formulas = new HashMap<>();

  private final Map<FreeSymbol, Variable> names;

  TermText(Map<FreeSymbol, Variable> names) {
    this.names = names;
  }

  Optional<Formula> of(Term predicate) {
    List<Term> parts = Traversal.postorder(List.of(predicate));
    if (parts.size() > DomainTuning.SHOWN_TERM_SIZE) {
      return Optional.empty();
    }
    for (Term part : parts) {
      if (part.sort() instanceof Sort.Bool) {
        formula(part)
            .ifPresent(
                formula -> {
                  formulas.put(part, formula);
                  texts.put(part, formula.text());
                });
      } else {
        text(part).ifPresent(text -> texts.put(part, text));
      }
    }
    return Optional.ofNullable(formulas.get(predicate));
  }

  private Optional<Formula> formula(Term term) {
    return switch (term) {
      case Constant constant ->
          Optional.of(constant.value() == Value.Bool.TRUE ? Formula.TRUE : Formula.FALSE);
      case FreeSymbol symbol -> name(symbol).map(text -> truth(text, term));
      case Application application ->
          hasArguments(application) ? formula(application) : Optional.empty();
    };
  }

  private Formula truth(String text, Term term) {
    return new Formula.Truth(operand(text, term));
  }

  private Operand operand(String text, Term term) {
    List<Variable> variables = new ArrayList<>();
    Traversal.symbols(List.of(term)).forEach(symbol -> variables.add(names.get(symbol)));
    return new Operand(text, variables);
  }

  private Optional<String> name(FreeSymbol symbol) {
    return names.containsKey(symbol) && names.get(symbol).type() instanceof IntType
        ? Optional.of(names.get(symbol).text())
        : Optional.empty();
  }

  private Optional<String> text(Term term) {
    return switch (term) {
      case Constant constant ->
          constant.value() instanceof Value.Bits bits
              ? Optional.of(Operand.number(bits.unsigned()).text())
              : Optional.empty();
      case FreeSymbol symbol -> name(symbol);
      case Application application ->
          hasArguments(application) ? number(application) : Optional.empty();
    };
  }

  private boolean hasArguments(Application term) {
    for (int i = 0; i < term.arity(); i++) {
      if (!texts.containsKey(term.argument(i))) {
        return false;
      }
    }
    return true;
  }

  private Optional<Formula> formula(Application term) {
    if (!(term.operator() instanceof CoreOperator operator)) {
      return Optional.empty();
    }
    return switch (operator) {
      case NOT -> Optional.of(formulas.get(term.argument(0)).negation());
      case AND -> {
        List<Formula> conjuncts = new ArrayList<>();
        for (int i = 0; i < term.arity(); i++) {
          conjuncts.add(formulas.get(term.argument(i)));
        }
        yield Optional.of(Formula.and(conjuncts));
      }
      case XOR ->
          Optional.of(
              new Comparison(
                  operand("!" + wrap(term.argument(0)), term.argument(0)),
                  Relation.DIFFERENT,
                  operand("!" + wrap(term.argument(1)), term.argument(1))));
      case ITE ->
          Optional.of(
              truth(
                  "(%s ? %s : %s)"
                      .formatted(
                          wrap(term.argument(0)), wrap(term.argument(1)), wrap(term.argument(2))),
                  term));
      case EQUAL -> compare(term, Relation.EQUAL, Sign.UNSIGNED);
      case ULT -> compare(term, Relation.LESS, Sign.UNSIGNED);
      case SLT -> compare(term, Relation.LESS, Sign.SIGNED);
      default -> Optional.empty();
    };
  }

  private Optional<String> number(Application term) {
    if (!(term.operator() instanceof CoreOperator operator)) {
      return Optional.empty();
    }
    return switch (operator) {
      case ITE ->
          both(term.argument(1), term.argument(2), Sign.UNSIGNED)
              .map(
                  branches ->
                      wrap(term.argument(0))
                          + " ? "
                          + branches.getFirst()
                          + " : "
                          + branches.getLast());
      case ADD -> binary(term, " + ");
      case MUL -> binary(term, " * ");
      case BIT_AND -> binary(term, " & ");
      case BIT_OR -> binary(term, " | ");
      case BIT_XOR -> binary(term, " ^ ");
      case NEG -> unary(term, "-");
      case BIT_NOT -> unary(term, "~");
      case UREM -> byConstant(term, " % ");
      case UDIV -> byConstant(term, " / ");
      case ZERO_EXTEND -> cast(term, Sign.UNSIGNED).flatMap(_ -> extend(term, Sign.UNSIGNED));
      case SIGN_EXTEND -> cast(term, Sign.UNSIGNED).flatMap(_ -> extend(term, Sign.SIGNED));
      case EXTRACT ->
          term.low() == 0
              ? cast(term, Sign.UNSIGNED).map(cast -> cast + wrap(term.argument(0)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** A constant comes last. If both sides are signed or the sign does not matter, no cast shows. */
  private Optional<Formula> compare(Application term, Relation relation, Sign sign) {
    Sign shown = relation == Relation.EQUAL && isSigned(term) ? Sign.SIGNED : sign;
    Term left = term.argument(0);
    Term right = term.argument(1);
    return both(left, right, shown)
        .map(
            sides -> {
              Operand a = operand(sides.getFirst(), left, shown);
              Operand b = operand(sides.getLast(), right, shown);
              return left instanceof Constant
                  ? new Comparison(b, relation.mirrored(), a)
                  : new Comparison(a, relation, b);
            });
  }

  /** Of a comparison: variables and constants are known as such. */
  private Operand operand(String text, Term term, Sign sign) {
    if (term instanceof Constant constant && constant.value() instanceof Value.Bits bits) {
      return Operand.number(sign == Sign.SIGNED ? bits.signed() : bits.unsigned());
    }
    return term instanceof FreeSymbol symbol && ((IntType) names.get(symbol).type()).sign() == sign
        ? Operand.of(names.get(symbol))
        : operand(text, term);
  }

  /** Whether there is a signed variable and nothing else but variables and constants. */
  private boolean isSigned(Application term) {
    boolean signed = false;
    for (int i = 0; i < term.arity(); i++) {
      if (term.argument(i) instanceof FreeSymbol symbol) {
        signed |= ((IntType) names.get(symbol).type()).isSigned();
      } else if (!(term.argument(i) instanceof Constant)) {
        return false;
      }
    }
    return signed;
  }

  private Optional<String> binary(Application term, String operator) {
    return both(term.argument(0), term.argument(1), Sign.UNSIGNED)
        .flatMap(
            sides ->
                cast(term, Sign.UNSIGNED)
                    .map(cast -> cast + "(" + sides.getFirst() + operator + sides.getLast() + ")"));
  }

  private Optional<String> byConstant(Application term, String operator) {
    boolean defined =
        term.argument(1) instanceof Constant constant
            && constant.value() instanceof Value.Bits bits
            && !bits.isZero();
    return defined ? binary(term, operator) : Optional.empty();
  }

  private Optional<String> unary(Application term, String operator) {
    return as(term.argument(0), Sign.UNSIGNED)
        .flatMap(
            operand ->
                cast(term, Sign.UNSIGNED).map(cast -> cast + "(" + operator + operand + ")"));
  }

  private Optional<String> extend(Application term, Sign from) {
    return as(term.argument(0), from)
        .flatMap(operand -> cast(term, Sign.UNSIGNED).map(cast -> cast + operand));
  }

  private Optional<List<String>> both(Term a, Term b, Sign sign) {
    return as(a, sign).flatMap(left -> as(b, sign).map(right -> List.of(left, right)));
  }

  /** An operand with the sign wanted. */
  private Optional<String> as(Term term, Sign sign) {
    if (term instanceof Constant constant && constant.value() instanceof Value.Bits bits) {
      BigInteger value = sign == Sign.SIGNED ? bits.signed() : bits.unsigned();
      return type(bits.width(), sign).map(_ -> Operand.number(value).text());
    }
    if (term instanceof FreeSymbol symbol && ((IntType) names.get(symbol).type()).sign() == sign) {
      return Optional.of(texts.get(term));
    }
    if (sign == Sign.UNSIGNED
        && term instanceof Application a
        && a.operator() != CoreOperator.ITE) {
      return Optional.of(texts.get(term));
    }
    return cast(term, sign).map(cast -> cast + wrap(term));
  }

  private static Optional<String> cast(Term term, Sign sign) {
    return term.sort() instanceof Sort.BitVec bits
        ? type(bits.width(), sign).map(type -> "(" + type + ")")
        : Optional.empty();
  }

  private static Optional<IntType> type(int width, Sign sign) {
    return switch (width) {
      case 8 -> Optional.of(IntType.SIGNED_CHAR.withSign(sign));
      case 16 -> Optional.of(IntType.SHORT.withSign(sign));
      case 32 -> Optional.of(IntType.INT.withSign(sign));
      case 64 -> Optional.of(IntType.LONG_LONG.withSign(sign));
      default -> Optional.empty();
    };
  }

  private String wrap(Term term) {
    boolean simple =
        term.arity() == 0
            || formulas.get(term) instanceof Formula.Truth
            || formulas.get(term) instanceof Formula.Negation;
    return simple ? texts.get(term) : "(" + texts.get(term) + ")";
  }
}
