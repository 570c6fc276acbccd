// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

/**
 * Rewrites of a conjunction that look at its operands' operands (Brummayer, Biere: Local two-level
 * and-inverter graph minimization without blowup, MEMICS 2006), and the discovery of exclusive ors
 * and multiplexers. None of them makes the graph larger than the plain gate would.
 */
final class AndRules {
  private static final int NONE = -1;

  private AndRules() {}

  /** An equal literal, or a negative number if no rule applies. */
  static int rewrite(Aig aig, int a, int b) {
    boolean aIsAnd = aig.kind(Aig.node(a)) == Aig.AND;
    boolean bIsAnd = aig.kind(Aig.node(b)) == Aig.AND;
    int result = NONE;
    if (aIsAnd) {
      result = oneSided(aig, a, b);
    }
    if (result < 0 && bIsAnd) {
      result = oneSided(aig, b, a);
    }
    return result < 0 && aIsAnd && bIsAnd ? twoSided(aig, a, b) : result;
  }

  /** Rules for a gate {@code g} and any literal {@code x}. */
  private static int oneSided(Aig aig, int g, int x) {
    int p = aig.first(Aig.node(g));
    int q = aig.second(Aig.node(g));
    boolean negated = (g & 1) == 1;
    if (x == p || x == q) {
      // Idempotence, or substitution: x & !(x & q) = x & !q.
      return negated ? aig.and(x, Aig.not(x == p ? q : p)) : g;
    }
    if (x == Aig.not(p) || x == Aig.not(q)) {
      // Subsumption: x & !(!x & q) = x; or contradiction.
      return negated ? x : Aig.FALSE;
    }
    return NONE;
  }

  private static int twoSided(Aig aig, int g, int h) {
    boolean gNegated = (g & 1) == 1;
    boolean hNegated = (h & 1) == 1;
    if (gNegated && hNegated) {
      return bothNegated(aig, g, h);
    }
    if (gNegated) {
      return twoSided(aig, h, g);
    }
    int p = aig.first(Aig.node(g));
    int q = aig.second(Aig.node(g));
    int r = aig.first(Aig.node(h));
    int s = aig.second(Aig.node(h));
    boolean contradicts = p == Aig.not(r) || p == Aig.not(s) || q == Aig.not(r) || q == Aig.not(s);
    if (contradicts) {
      return hNegated ? g : Aig.FALSE;
    }
    if (p == r || q == r) {
      return aig.and(g, hNegated ? Aig.not(s) : s);
    }
    if (p == s || q == s) {
      return aig.and(g, hNegated ? Aig.not(r) : r);
    }
    return NONE;
  }

  /** {@code !(p & q) & !(r & s)}. */
  private static int bothNegated(Aig aig, int g, int h) {
    int p = aig.first(Aig.node(g));
    int q = aig.second(Aig.node(g));
    int r = aig.first(Aig.node(h));
    int s = aig.second(Aig.node(h));
    if (p == Aig.not(r)) {
      return selection(aig, p, q, s);
    }
    if (p == Aig.not(s)) {
      return selection(aig, p, q, r);
    }
    if (q == Aig.not(r)) {
      return selection(aig, q, p, s);
    }
    if (q == Aig.not(s)) {
      return selection(aig, q, p, r);
    }
    return NONE;
  }

  /** {@code !(c & x) & !(!c & y)}; resolution is the case of equal x and y. */
  private static int selection(Aig aig, int condition, int x, int y) {
    return aig.mux(condition, Aig.not(x), Aig.not(y));
  }
}
