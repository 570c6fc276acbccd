// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.lex.LiteralEncoding;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.source.SourceText;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.util.Location;

/** Calls of gcc's builtins that are not library functions. */
final class BuiltinChecker {
  /** A call by name; {@code token} is its parenthesis. */
  record Call(Token name, List<ExpressionSyntax> arguments, Token token) {
    Location location() {
      return token.location();
    }

    ExpressionSyntax argument(int index) {
      return arguments.get(index);
    }

    /** The value of an argument, which must be an integer. */
    Expression integer(CheckContext context, int index) {
      Expression value = context.expressions.value(argument(index));
      if (!(value.type() instanceof IntType)) {
        throw context.report.fail(
            argument(index).token(),
            "argument " + (index + 1) + " of '" + name.text() + "' is not an integer");
      }
      return value;
    }
  }

  /** Builtins with one type, in the notation of {@link Signatures}. */
  private static final Map<String, String> FIXED = fixed();

  private final CheckContext context;
  private final Signatures signatures;
  private final BitBuiltinChecker bits;
  private final AtomicBuiltinChecker atomics;
  private final FloatBuiltinChecker floats;
  private final PartBuiltinChecker parts;

  BuiltinChecker(CheckContext context, Signatures signatures) {
    this.context = context;
    this.signatures = signatures;
    this.bits = new BitBuiltinChecker(context);
    this.atomics = new AtomicBuiltinChecker(context);
    this.floats = new FloatBuiltinChecker(context);
    this.parts = new PartBuiltinChecker(context);
  }

  private static Map<String, String> fixed() {
    String table =
        """
        unreachable v trap v expect lll expect_with_probability llld
        frame_address pu return_address pu extract_return_addr pp
        rotateleft8 ccc rotateleft16 hhh rotateleft32 uuu rotateleft64 kkk
        rotateright8 ccc rotateright16 hhh rotateright32 uuu rotateright64 kkk
        bitreverse8 cc bitreverse16 hh bitreverse32 uu bitreverse64 kk
        powi ddi powif ffi powil LLi
        prefetch vP. assume_aligned pPz. bswap16 hh bswap32 uu bswap64 kk bswap128 jj
        """;
    Map<String, String> codes = new HashMap<>();
    StringTokenizer words = new StringTokenizer(table);
    while (words.hasMoreTokens()) {
      codes.put("__builtin_" + words.nextToken(), words.nextToken());
    }
    return codes;
  }

  /** The typed call; empty if the name is no builtin of this kind. */
  Optional<Expression> call(Call c) {
    String name = c.name.text();
    if (name.startsWith("__sync_") || name.startsWith("__atomic_")) {
      return atomics.call(c);
    }
    if (!name.startsWith("__builtin_")) {
      return Optional.empty();
    }
    String code = FIXED.get(name);
    if (code != null) {
      return Optional.of(typed(c, signatures.decode(code)));
    }
    return special(c, name.substring("__builtin_".length()))
        .or(() -> bits.call(c))
        .or(() -> floats.call(c))
        .or(() -> parts.call(c));
  }

  private Expression typed(Call c, FunctionType type) {
    requireCount(c, type.parameters().size(), type.arity() == FunctionType.Arity.VARIADIC);
    List<Expression> arguments = new ArrayList<>();
    for (int i = 0; i < c.arguments.size(); i++) {
      Expression value = context.expressions.value(c.argument(i));
      arguments.add(
          i < type.parameters().size()
              ? context.conversions.assign(
                  value, type.parameters().get(i), c.argument(i).token(), "argument " + (i + 1))
              : context.conversions.argument(value, c.argument(i).token()));
    }
    return new Expression.Builtin(c.name.text(), arguments, type.result(), c.location());
  }

  private void requireCount(Call c, int count, boolean more) {
    int given = c.arguments.size();
    if (given < count || given > count && !more) {
      throw context.report.fail(
          c.token,
          "wrong number of arguments to '"
              + c.name.text()
              + "': "
              + count
              + " expected, "
              + given
              + " given");
    }
  }

  private Optional<Expression> special(Call c, String name) {
    return switch (name) {
      case "constant_p" -> Optional.of(constantP(c));
      case "object_size", "dynamic_object_size" -> Optional.of(objectSize(c));
      case "classify_type" -> Optional.of(classifyType(c));
      case "va_start", "c23_va_start" -> Optional.of(vaStart(c));
      case "va_end" -> Optional.of(list(c, 1));
      case "va_copy" -> Optional.of(list(c, 2));
      case "alloca_with_align", "alloca_with_align_and_max" ->
          Optional.of(library(c, "alloca", List.of(0)));
      case "LINE" -> Optional.of(integer(BigInteger.valueOf(c.name.line()), IntType.INT, c));
      case "FILE" -> Optional.of(text(c.name.file(), c));
      case "FUNCTION" -> Optional.of(text(context.functionName(), c));
      default -> name.endsWith("_chk") ? fortified(c, name) : Optional.empty();
    };
  }

  private Expression integer(BigInteger value, CType type, Call c) {
    return new Expression.IntegerConstant(value, type, c.location());
  }

  private Expression text(String text, Call c) {
    byte[] bytes = SourceText.encode(text);
    int[] units = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      units[i] = bytes[i] & 0xff;
    }
    return context.literals.string(new StringLiteral(LiteralEncoding.NARROW, units), c.location());
  }

  private Expression constantP(Call c) {
    requireCount(c, 1, false);
    Expression value = context.expressions.value(c.argument(0));
    boolean constant =
        context.folder.fold(value).isPresent()
            || value instanceof Expression.Decay d
                && d.operand() instanceof Expression.StringLiteral;
    return integer(constant ? BigInteger.ONE : BigInteger.ZERO, IntType.INT, c);
  }

  /**
   * Known of whole objects, however little is optimised. Of others it depends on what the compiler
   * finds out; the pointer is not evaluated.
   */
  private Expression objectSize(Call c) {
    requireCount(c, 2, false);
    Expression pointer = context.expressions.value(c.argument(0));
    context.constantInteger(c.argument(1), "the second argument");
    IntType type = context.layout.sizeType();
    return wholeObject(pointer)
        .map(o -> integer(BigInteger.valueOf(context.layout.sizeOf(o)), type, c))
        .orElseGet(() -> new Expression.Builtin(c.name.text(), List.of(), type, c.location()));
  }

  /** The type of the object whose first byte a pointer names. */
  private static Optional<CType> wholeObject(Expression pointer) {
    Expression named =
        switch (pointer) {
          case Expression.Cast cast when cast.type() instanceof PointerType -> cast.operand();
          default -> pointer;
        };
    return switch (named) {
      case Expression.Decay d -> objectType(d.operand());
      case Expression.AddressOf a -> objectType(a.operand());
      default -> Optional.empty();
    };
  }

  /** A structure may have an initialised member of no stated length behind it. */
  private static Optional<CType> objectType(Expression named) {
    boolean isObject =
        named instanceof Expression.Reference || named instanceof Expression.StringLiteral;
    return isObject && Layout.hasConstantSize(named.type()) && !(named.type() instanceof StructType)
        ? Optional.of(named.type())
        : Optional.empty();
  }

  /** The numbers of gcc's type_class; in C the argument is promoted first. */
  private Expression classifyType(Call c) {
    requireCount(c, 1, false);
    CType type = context.expressions.value(c.argument(0)).type();
    int kind =
        switch (type) {
          case VoidType v -> 0;
          case IntType i -> 1;
          case PointerType p -> 5;
          case FloatType f -> 8;
          case StructType s when PartTypes.isComplex(s) -> 9;
          case StructType s -> s.isUnion() ? 13 : 12;
          case ArrayType a -> throw new IllegalStateException("an array that is a value");
          case FunctionType f -> throw new IllegalStateException("a function that is a value");
        };
    return integer(BigInteger.valueOf(kind), IntType.INT, c);
  }

  private Expression vaStart(Call c) {
    requireCount(c, 1, true);
    if (context.enclosing.isEmpty()
        || context.function().type().arity() != FunctionType.Arity.VARIADIC) {
      throw context.report.fail(c.name, "'va_start' used in function with fixed arguments");
    }
    Expression list = listArgument(c, 0);
    return new Expression.Builtin("__builtin_va_start", List.of(list), VoidType.VOID, c.location());
  }

  private Expression list(Call c, int count) {
    requireCount(c, count, false);
    List<Expression> arguments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(listArgument(c, i));
    }
    return new Expression.Builtin(c.name.text(), arguments, VoidType.VOID, c.location());
  }

  private Expression listArgument(Call c, int index) {
    return context
        .expressions
        .variadicCursor(context.expressions.check(c.argument(index)))
        .orElseThrow(
            () ->
                context.report.fail(
                    c.argument(index).token(), "argument " + (index + 1) + " is not a 'va_list'"));
  }

  /** A call of a library function with some of the arguments. */
  private Expression library(Call c, String function, List<Integer> kept) {
    Expression callee =
        ImplicitConversions.decay(context.expressions.calls().reference(function, c.name));
    List<Expression> values = new ArrayList<>();
    List<ExpressionSyntax> syntax = new ArrayList<>();
    for (int i : kept) {
      if (i >= c.arguments.size()) {
        throw context.report.fail(c.token, "too few arguments to '" + c.name.text() + "'");
      }
      values.add(context.expressions.check(c.argument(i)));
      syntax.add(c.argument(i));
    }
    return context.expressions.calls().call(callee, values, syntax, c.token);
  }

  /**
   * {@code __builtin___memcpy_chk} and its kin: the plain function, the extra arguments dropped.
   */
  private Optional<Expression> fortified(Call c, String name) {
    String plain = name.replaceFirst("^__", "").replaceFirst("_chk$", "");
    int count = c.arguments.size();
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      kept.add(i);
    }
    List<Integer> dropped =
        switch (plain) {
          case "memcpy",
              "memmove",
              "memset",
              "mempcpy",
              "strcpy",
              "strncpy",
              "strcat",
              "strncat",
              "stpcpy" ->
              List.of(count - 1);
          case "sprintf", "vsprintf" -> List.of(1, 2);
          case "snprintf", "vsnprintf" -> List.of(2, 3);
          case "printf", "vprintf" -> List.of(0);
          case "fprintf", "vfprintf" -> List.of(1);
          default -> List.of();
        };
    if (dropped.isEmpty()) {
      return Optional.empty();
    }
    kept.removeAll(dropped);
    return Optional.of(library(c, plain, kept));
  }
}
