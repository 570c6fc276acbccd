// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;

/** The predicates of {@link Terms} on two bit-vectors of one width. */
public enum BitPredicate {
  EQUAL(Terms::equal, named("=")),
  DISTINCT(Terms::distinct, named("distinct")),
  ULT(Terms::ult, named("bvult")),
  ULE(Terms::ule, named("bvule")),
  UGT(Terms::ugt, named("bvugt")),
  UGE(Terms::uge, named("bvuge")),
  SLT(Terms::slt, named("bvslt")),
  SLE(Terms::sle, named("bvsle")),
  SGT(Terms::sgt, named("bvsgt")),
  SGE(Terms::sge, named("bvsge")),
  SIGNED_ADD_OVERFLOW(
      (t, a, b) -> t.overflows().signedAdd(a, b),
      (a, b, width) -> widened("bvadd", "sign_extend", 1, a, b)),
  UNSIGNED_ADD_OVERFLOW(
      (t, a, b) -> t.overflows().unsignedAdd(a, b),
      (a, b, width) -> widened("bvadd", "zero_extend", 1, a, b)),
  SIGNED_SUB_OVERFLOW(
      (t, a, b) -> t.overflows().signedSub(a, b),
      (a, b, width) -> widened("bvsub", "sign_extend", 1, a, b)),
  UNSIGNED_SUB_OVERFLOW((t, a, b) -> t.overflows().unsignedSub(a, b), named("bvult")),
  SIGNED_MUL_OVERFLOW(
      (t, a, b) -> t.overflows().signedMul(a, b),
      (a, b, width) -> widened("bvmul", "sign_extend", width, a, b)),
  UNSIGNED_MUL_OVERFLOW(
      (t, a, b) -> t.overflows().unsignedMul(a, b),
      (a, b, width) -> widened("bvmul", "zero_extend", width, a, b)),
  SIGNED_DIV_OVERFLOW((t, a, b) -> t.overflows().signedDiv(a, b), BitPredicate::leastByMinusOne);

  private interface Builder {
    Term build(Terms terms, Term a, Term b);
  }

  private interface Definition {
    String of(String a, String b, int width);
  }

  private final Builder builder;
  private final Definition definition;

  BitPredicate(Builder builder, Definition definition) {
    this.builder = builder;
    this.definition = definition;
  }

  public Term build(Terms terms, Term a, Term b) {
    return builder.build(terms, a, b);
  }

  /** The predicate in SMT-LIB. */
  String definition(String a, String b, int width) {
    return definition.of(a, b, width);
  }

  private static Definition named(String name) {
    return (a, b, width) -> "(" + name + " " + a + " " + b + ")";
  }

  /** Whether an operation on wider operands differs from the widened result. */
  private static String widened(String operation, String extension, int by, String a, String b) {
    String extend = "((_ " + extension + " " + by + ") ";
    String wide = "(" + operation + " " + extend + a + ") " + extend + b + "))";
    return "(distinct " + wide + " " + extend + "(" + operation + " " + a + " " + b + ")))";
  }

  private static String leastByMinusOne(String a, String b, int width) {
    BigInteger least = BigInteger.ONE.shiftLeft(width - 1);
    String minusOne = "(bvnot (_ bv0 " + width + "))";
    return "(and (= " + a + " (_ bv" + least + " " + width + ")) (= " + b + " " + minusOne + "))";
  }
}
