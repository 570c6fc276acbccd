package kiki.term;

/**
 * The operators an {@link Application} can have after simplification. {@link Terms} offers more
 * operations than this; what is missing here is expressed by these (a disjunction is a negated
 * conjunction of negations, a subtraction adds the negation, {@code ule} negates a swapped {@code
 * ult}, an addition overflows if signs say so).
 */
public enum Operator {
  NOT,
  /** Two or more arguments, sorted by id. */
  AND,
  XOR,
  /** Condition, then, else; of any sort. */
  ITE,
  /** Of two terms of one sort other than Bool; on floats it is identity, not IEEE equality. */
  EQUAL,

  BIT_NOT,
  BIT_AND,
  BIT_OR,
  BIT_XOR,
  NEG,
  ADD,
  MUL,
  UDIV,
  SDIV,
  UREM,
  SREM,
  SHL,
  LSHR,
  ASHR,
  CONCAT,
  /** Parameters: highest and lowest bit taken. */
  EXTRACT,
  ZERO_EXTEND,
  SIGN_EXTEND,
  ULT,
  SLT,
  UMUL_OVERFLOW,
  SMUL_OVERFLOW,

  FLOAT_ADD,
  FLOAT_MUL,
  FLOAT_DIV,
  /** C's fmod: the quotient is truncated. */
  FLOAT_FMOD,
  /** IEEE 754 remainder: the quotient is rounded to nearest even. */
  FLOAT_REMAINDER,
  FLOAT_FMA,
  FLOAT_SQRT,
  FLOAT_ROUND,
  FLOAT_MIN,
  FLOAT_MAX,
  FLOAT_NEG,
  FLOAT_ABS,
  FLOAT_EQ,
  FLOAT_LT,
  FLOAT_LE,
  FLOAT_IS_NAN,
  FLOAT_IS_INFINITE,
  FLOAT_IS_ZERO,
  FLOAT_IS_NORMAL,
  FLOAT_IS_SUBNORMAL,
  FLOAT_IS_NEGATIVE,
  FLOAT_TO_FLOAT,
  SIGNED_TO_FLOAT,
  UNSIGNED_TO_FLOAT,
  FLOAT_TO_SIGNED,
  FLOAT_TO_UNSIGNED,
  BITS_TO_FLOAT,
  FLOAT_TO_BITS,

  CONST_ARRAY,
  SELECT,
  STORE
}
