package kiki.domain.predicate;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.IntType.Sign;
import kiki.domain.numeric.LinearText;
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
  private static final int MAX_SIZE = 40;

  /** Without entries for what has no text. */
  private final Map<Term, String> texts = new HashMap<>();

  private final Map<FreeSymbol, Variable> names;

  TermText(Map<FreeSymbol, Variable> names) {
    this.names = names;
  }

  Optional<String> of(Term predicate) {
    List<Term> parts = Traversal.postorder(List.of(predicate));
    if (parts.size() > MAX_SIZE) {
      return Optional.empty();
    }
    for (Term part : parts) {
      text(part).ifPresent(text -> texts.put(part, text));
    }
    return Optional.ofNullable(texts.get(predicate));
  }

  private Optional<String> text(Term term) {
    return switch (term) {
      case Constant constant -> constant(constant.value());
      case FreeSymbol symbol ->
          names.containsKey(symbol) && names.get(symbol).type() instanceof IntType
              ? Optional.of(names.get(symbol).text())
              : Optional.empty();
      case Application application -> application(application);
    };
  }

  private static Optional<String> constant(Value value) {
    return switch (value) {
      case Value.Bool truth -> Optional.of(truth.isTrue() ? "1" : "0");
      case Value.Bits bits -> Optional.of(bits.unsigned() + "u");
      case Value.Float _, Value.Array _ -> Optional.empty();
    };
  }

  private Optional<String> application(Application term) {
    for (int i = 0; i < term.arity(); i++) {
      if (!texts.containsKey(term.argument(i))) {
        return Optional.empty();
      }
    }
    if (!(term.operator() instanceof CoreOperator operator)) {
      return Optional.empty();
    }
    return switch (operator) {
      case NOT -> Optional.of("!" + wrap(term.argument(0)));
      case AND -> Optional.of(join(term, " && "));
      case XOR -> Optional.of("!" + wrap(term.argument(0)) + " != !" + wrap(term.argument(1)));
      case ITE -> choice(term);
      case EQUAL -> compare(term, " == ", Sign.UNSIGNED);
      case ULT -> compare(term, " < ", Sign.UNSIGNED);
      case SLT -> compare(term, " < ", Sign.SIGNED);
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

  private Optional<String> choice(Application term) {
    String condition = wrap(term.argument(0));
    if (term.sort() instanceof Sort.Bool) {
      return Optional.of(
          condition + " ? " + wrap(term.argument(1)) + " : " + wrap(term.argument(2)));
    }
    return both(term.argument(1), term.argument(2), Sign.UNSIGNED)
        .map(branches -> condition + " ? " + branches.getFirst() + " : " + branches.getLast());
  }

  private Optional<String> compare(Application term, String operator, Sign sign) {
    return both(term.argument(0), term.argument(1), sign)
        .map(sides -> sides.getFirst() + operator + sides.getLast());
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
      return type(bits.width(), sign).map(type -> LinearText.constant(value, type));
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

  private String join(Application term, String operator) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < term.arity(); i++) {
      text.append(i == 0 ? "" : operator).append(wrap(term.argument(i)));
    }
    return text.toString();
  }

  private String wrap(Term term) {
    boolean simple = term.arity() == 0 || term instanceof Application a && isPrefixed(a);
    return simple ? texts.get(term) : "(" + texts.get(term) + ")";
  }

  private static boolean isPrefixed(Application term) {
    return term.operator() == CoreOperator.NOT;
  }
}
