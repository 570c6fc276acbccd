// SPDX-License-Identifier: Apache-2.0
package kiki.term;

/** The operations of {@link Terms} on two bit-vectors of one width. */
public enum BinaryOperation {
  AND("bvand", Terms::bitAnd),
  OR("bvor", Terms::bitOr),
  XOR("bvxor", Terms::bitXor),
  ADD("bvadd", Terms::add),
  SUB("bvsub", Terms::sub),
  MUL("bvmul", Terms::mul),
  UDIV("bvudiv", Terms::udiv),
  SDIV("bvsdiv", Terms::sdiv),
  UREM("bvurem", Terms::urem),
  SREM("bvsrem", Terms::srem),
  SHL("bvshl", Terms::shl),
  LSHR("bvlshr", Terms::lshr),
  ASHR("bvashr", Terms::ashr);

  private interface Builder {
    Term build(Terms terms, Term a, Term b);
  }

  private final String smtName;
  private final Builder builder;

  BinaryOperation(String smtName, Builder builder) {
    this.smtName = smtName;
    this.builder = builder;
  }

  public Term build(Terms terms, Term a, Term b) {
    return builder.build(terms, a, b);
  }

  /** The operation in SMT-LIB. */
  String definition(String a, String b) {
    return "(" + smtName + " " + a + " " + b + ")";
  }
}
