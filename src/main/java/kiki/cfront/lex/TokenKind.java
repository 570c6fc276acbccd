// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

/**
 * What a token is. The preprocessor's output has keyword kinds; the alternate spellings of GNU C
 * ({@code __inline__}, {@code __const}, ...) share the kind of the plain one, see {@link Keywords}.
 * Digraphs have the kind of the punctuator they stand for. C23's new lower-case keywords ({@code
 * bool}, {@code true}, {@code nullptr}, {@code static_assert}, ...) stay identifiers, since gcc's
 * default dialect lets programs declare them.
 */
public enum TokenKind {
  IDENTIFIER,
  /** A preprocessing number: see {@link NumericLiteral}. */
  NUMBER,
  /** With its prefix and quotes: see {@link CharLiteral}. */
  CHAR,
  /** With its prefix and quotes; adjacent ones are not joined: see {@link StringLiteral}. */
  STRING,
  /** A pragma that changes the meaning of the program; the text is what follows {@code #pragma}. */
  PRAGMA,
  EOF,
  /** A character that starts no token, such as a stray {@code @} or an unmatched quote. */
  STRAY,
  /** After {@code #include}, with brackets or quotes; seen inside the preprocessor only. */
  HEADER_NAME,
  /** End of a line; seen inside the preprocessor only. */
  NEWLINE,
  /** Stands for an empty macro argument; seen inside the preprocessor only. */
  PLACEMARKER,

  LEFT_PAREN("("),
  RIGHT_PAREN(")"),
  LEFT_BRACKET("["),
  RIGHT_BRACKET("]"),
  LEFT_BRACE("{"),
  RIGHT_BRACE("}"),
  DOT("."),
  ARROW("->"),
  PLUS_PLUS("++"),
  MINUS_MINUS("--"),
  AMPERSAND("&"),
  STAR("*"),
  PLUS("+"),
  MINUS("-"),
  TILDE("~"),
  EXCLAMATION("!"),
  SLASH("/"),
  PERCENT("%"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>"),
  LESS("<"),
  GREATER(">"),
  LESS_EQUAL("<="),
  GREATER_EQUAL(">="),
  EQUAL_EQUAL("=="),
  NOT_EQUAL("!="),
  CARET("^"),
  BAR("|"),
  AND_AND("&&"),
  OR_OR("||"),
  QUESTION("?"),
  COLON(":"),
  SEMICOLON(";"),
  ELLIPSIS("..."),
  ASSIGN("="),
  STAR_ASSIGN("*="),
  SLASH_ASSIGN("/="),
  PERCENT_ASSIGN("%="),
  PLUS_ASSIGN("+="),
  MINUS_ASSIGN("-="),
  SHIFT_LEFT_ASSIGN("<<="),
  SHIFT_RIGHT_ASSIGN(">>="),
  AMPERSAND_ASSIGN("&="),
  CARET_ASSIGN("^="),
  BAR_ASSIGN("|="),
  COMMA(","),
  HASH("#"),
  HASH_HASH("##"),

  AUTO("auto"),
  BREAK("break"),
  CASE("case"),
  CHAR_TYPE("char"),
  CONST("const"),
  CONTINUE("continue"),
  DEFAULT("default"),
  DO("do"),
  DOUBLE("double"),
  ELSE("else"),
  ENUM("enum"),
  EXTERN("extern"),
  FLOAT("float"),
  FOR("for"),
  GOTO("goto"),
  IF("if"),
  INLINE("inline"),
  INT("int"),
  LONG("long"),
  REGISTER("register"),
  RESTRICT("restrict"),
  RETURN("return"),
  SHORT("short"),
  SIGNED("signed"),
  SIZEOF("sizeof"),
  STATIC("static"),
  STRUCT("struct"),
  SWITCH("switch"),
  TYPEDEF("typedef"),
  UNION("union"),
  UNSIGNED("unsigned"),
  VOID("void"),
  VOLATILE("volatile"),
  WHILE("while"),
  ALIGNAS("_Alignas"),
  /** C11's; the minimum alignment. */
  ALIGNOF("_Alignof"),
  /** GNU's {@code __alignof__}; the preferred alignment, which differs on i386. */
  GNU_ALIGNOF("__alignof__"),
  ATOMIC("_Atomic"),
  BOOL("_Bool"),
  COMPLEX("_Complex"),
  GENERIC("_Generic"),
  IMAGINARY("_Imaginary"),
  NORETURN("_Noreturn"),
  STATIC_ASSERT("_Static_assert"),
  THREAD_LOCAL("_Thread_local"),
  FLOAT16("_Float16"),
  FLOAT32("_Float32"),
  FLOAT64("_Float64"),
  FLOAT128("_Float128"),
  FLOAT32X("_Float32x"),
  FLOAT64X("_Float64x"),
  FLOAT80("__float80"),
  DECIMAL32("_Decimal32"),
  DECIMAL64("_Decimal64"),
  DECIMAL128("_Decimal128"),
  INT128("__int128"),
  BIT_INT("_BitInt"),
  /** C23's word; as it is no name reserved before, the parser recognises it. */
  CONSTEXPR("__constexpr"),
  ASM("asm"),
  TYPEOF("typeof"),
  AUTO_TYPE("__auto_type"),
  ATTRIBUTE("__attribute__"),
  EXTENSION("__extension__"),
  LABEL("__label__"),
  REAL_PART("__real__"),
  IMAGINARY_PART("__imag__"),
  BUILTIN_VA_ARG("__builtin_va_arg"),
  BUILTIN_OFFSETOF("__builtin_offsetof"),
  BUILTIN_TYPES_COMPATIBLE("__builtin_types_compatible_p"),
  BUILTIN_CHOOSE_EXPR("__builtin_choose_expr"),
  BUILTIN_CONVERT_VECTOR("__builtin_convertvector"),
  /** {@code __func__}, {@code __FUNCTION__} and {@code __PRETTY_FUNCTION__}. */
  FUNCTION_NAME("__func__"),
  CPROVER_BOOL("__CPROVER_bool"),
  CPROVER_BITVECTOR("__CPROVER_bitvector"),
  CPROVER_FLOATBV("__CPROVER_floatbv"),
  CPROVER_FIXEDBV("__CPROVER_fixedbv");

  private final String spelling;

  TokenKind() {
    this("");
  }

  TokenKind(String spelling) {
    this.spelling = spelling;
  }

  /** The usual spelling of a punctuator or keyword; empty for the other kinds. */
  public String spelling() {
    return spelling;
  }

  public boolean isKeyword() {
    return compareTo(AUTO) >= 0;
  }

  public boolean isPunctuator() {
    return compareTo(LEFT_PAREN) >= 0 && compareTo(HASH_HASH) <= 0;
  }

  /** For messages: "'+='", "identifier", "end of file". */
  public String describe() {
    return switch (this) {
      case IDENTIFIER -> "identifier";
      case NUMBER -> "number";
      case CHAR -> "character constant";
      case STRING -> "string literal";
      case PRAGMA -> "#pragma";
      case EOF -> "end of file";
      case STRAY -> "stray character";
      case HEADER_NAME -> "header name";
      case NEWLINE -> "end of line";
      case PLACEMARKER -> "nothing";
      default -> "'" + spelling + "'";
    };
  }
}
