// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

/** Operators on truth values, bit vectors and arrays. */
public enum CoreOperator implements Operator {
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

  CONST_ARRAY,
  SELECT,
  STORE
}
