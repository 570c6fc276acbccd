// SPDX-License-Identifier: Apache-2.0
package kiki.term;

/** Formulas over up to three operands of sort Bool, in the three forms that must agree. */
enum Connective {
  NOT((t, x, y, z) -> t.not(x), (p, q, r) -> !p, "(not %1$s)"),
  AND((t, x, y, z) -> t.and(x, y, z), (p, q, r) -> p && q && r, "(and %1$s %2$s %3$s)"),
  OR((t, x, y, z) -> t.or(x, y, z), (p, q, r) -> p || q || r, "(or %1$s %2$s %3$s)"),
  XOR((t, x, y, z) -> t.xor(x, y), (p, q, r) -> p != q, "(xor %1$s %2$s)"),
  IMPLIES((t, x, y, z) -> t.implies(x, y), (p, q, r) -> !p || q, "(=> %1$s %2$s)"),
  IFF((t, x, y, z) -> t.iff(x, y), (p, q, r) -> p == q, "(= %1$s %2$s)"),
  AND_NOT_AND(
      (t, x, y, z) -> t.and(x, t.not(t.and(y, z))),
      (p, q, r) -> p && !(q && r),
      "(and %1$s (not (and %2$s %3$s)))");

  private interface Builder {
    Term build(Terms terms, Term x, Term y, Term z);
  }

  private interface Meaning {
    boolean holds(boolean p, boolean q, boolean r);
  }

  private final Builder builder;
  private final Meaning meaning;
  private final String definition;

  Connective(Builder builder, Meaning meaning, String definition) {
    this.builder = builder;
    this.meaning = meaning;
    this.definition = definition;
  }

  Term build(Terms terms, Term x, Term y, Term z) {
    return builder.build(terms, x, y, z);
  }

  boolean holds(boolean p, boolean q, boolean r) {
    return meaning.holds(p, q, r);
  }

  /** The formula in SMT-LIB. */
  String definition(String x, String y, String z) {
    return definition.formatted(x, y, z);
  }
}
