// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.Optional;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.bitblast.circuit.Adder;
import kiki.bitblast.circuit.Divider;
import kiki.bitblast.circuit.Multiplier;
import kiki.bitblast.circuit.Shifter;

/** The circuits of BTOR2's operators on words of one width. */
final class Btor2Operators {
  private final Aig graph;
  private final Words words;
  private final Adder adder;
  private final Multiplier multiplier;
  private final Divider divider;
  private final Shifter shifter;

  Btor2Operators(Aig graph) {
    this.graph = graph;
    words = new Words(graph);
    adder = new Adder(graph, words);
    multiplier = new Multiplier(graph, adder);
    // What follows from the circuit is not stated: as a constraint it would be part of the system.
    divider = new Divider(graph, words, adder, _ -> {});
    shifter = new Shifter(graph, words);
  }

  /** Empty if there is no such operator of one operand. */
  Optional<int[]> unary(String operator, int[] a) {
    int[] one = Words.extend(bit(Aig.TRUE), a.length, Aig.FALSE);
    return Optional.ofNullable(
        switch (operator) {
          case "not" -> words.not(a);
          case "inc" -> adder.add(a, one);
          case "dec" -> adder.subtract(a, one);
          case "neg" -> adder.negate(a);
          case "redand" -> bit(words.all(a));
          case "redor" -> bit(words.anyFrom(a, 0));
          case "redxor" -> bit(parity(a));
          default -> null;
        });
  }

  private int parity(int[] a) {
    int result = Aig.FALSE;
    for (int literal : a) {
      result = graph.xor(result, literal);
    }
    return result;
  }

  private static int[] bit(int literal) {
    return new int[] {literal};
  }

  /** Empty if there is no such operator of two operands with one width. */
  Optional<int[]> binary(String operator, int[] a, int[] b) {
    return bitwise(operator, a, b)
        .or(() -> comparison(operator, a, b).map(Btor2Operators::bit))
        .or(() -> arithmetic(operator, a, b))
        .or(() -> overflow(operator, a, b).map(Btor2Operators::bit));
  }

  private Optional<int[]> bitwise(String operator, int[] a, int[] b) {
    return Optional.ofNullable(
        switch (operator) {
          case "and" -> words.and(a, b);
          case "nand" -> words.not(words.and(a, b));
          case "or" -> words.or(a, b);
          case "nor" -> words.not(words.or(a, b));
          case "xor" -> words.xor(a, b);
          case "xnor" -> words.not(words.xor(a, b));
          case "sll" -> shifter.left(a, b);
          case "srl" -> shifter.logicalRight(a, b);
          case "sra" -> shifter.arithmeticRight(a, b);
          case "rol" -> rotated(a, b, 1);
          case "ror" -> rotated(a, b, -1);
          default -> null;
        });
  }

  /** Rotates to higher positions, or to lower ones: by the amount modulo the width. */
  private int[] rotated(int[] a, int[] amount, int direction) {
    int[] result = a;
    int distance = 1 % a.length;
    for (int stage = 0; stage < amount.length; stage++) {
      int[] moved = new int[a.length];
      for (int i = 0; i < a.length; i++) {
        moved[Math.floorMod(i + direction * distance, a.length)] = result[i];
      }
      result = words.mux(amount[stage], moved, result);
      distance = 2 * distance % a.length;
    }
    return result;
  }

  private Optional<Integer> comparison(String operator, int[] a, int[] b) {
    return Optional.ofNullable(
        switch (operator) {
          case "iff", "eq" -> words.equal(a, b);
          case "neq" -> Aig.not(words.equal(a, b));
          case "implies" -> graph.implies(a[0], b[0]);
          case "ult" -> adder.less(a, b);
          case "ulte" -> Aig.not(adder.less(b, a));
          case "ugt" -> adder.less(b, a);
          case "ugte" -> Aig.not(adder.less(a, b));
          case "slt" -> adder.signedLess(a, b);
          case "slte" -> Aig.not(adder.signedLess(b, a));
          case "sgt" -> adder.signedLess(b, a);
          case "sgte" -> Aig.not(adder.signedLess(a, b));
          default -> null;
        });
  }

  private Optional<int[]> arithmetic(String operator, int[] a, int[] b) {
    return Optional.ofNullable(
        switch (operator) {
          case "add" -> adder.add(a, b);
          case "sub" -> adder.subtract(a, b);
          case "mul" -> multiplier.multiply(a, b);
          case "udiv" -> divider.divide(a, b).quotient();
          case "urem" -> divider.divide(a, b).remainder();
          case "sdiv" -> adder.negateIf(graph.xor(top(a), top(b)), magnitudes(a, b).quotient());
          case "srem" -> adder.negateIf(top(a), magnitudes(a, b).remainder());
          case "smod" -> signedModulo(a, b);
          default -> null;
        });
  }

  private static int top(int[] a) {
    return Words.top(a);
  }

  private Divider.Division magnitudes(int[] a, int[] b) {
    return divider.divide(adder.negateIf(top(a), a), adder.negateIf(top(b), b));
  }

  /** The remainder with the divisor's sign. */
  private int[] signedModulo(int[] a, int[] b) {
    int[] remainder = adder.negateIf(top(a), magnitudes(a, b).remainder());
    int isZero = Aig.not(words.anyFrom(remainder, 0));
    int keeps = graph.or(isZero, graph.iff(top(a), top(b)));
    return words.mux(keeps, remainder, adder.add(remainder, b));
  }

  private Optional<Integer> overflow(String operator, int[] a, int[] b) {
    return Optional.ofNullable(
        switch (operator) {
          case "uaddo" -> adder.less(adder.add(a, b), a);
          case "saddo" -> sameSignsButNot(a, b, adder.add(a, b));
          case "usubo" -> adder.less(a, b);
          case "ssubo" -> sameSignsButNot(a, words.not(b), adder.subtract(a, b));
          case "umulo" -> multiplier.unsignedOverflow(a, b);
          case "smulo" -> multiplier.signedOverflow(a, b);
          case "sdivo" -> graph.and(isLeast(a), words.all(b));
          default -> null;
        });
  }

  private int sameSignsButNot(int[] a, int[] b, int[] result) {
    return graph.and(graph.iff(top(a), top(b)), graph.xor(top(a), top(result)));
  }

  private int isLeast(int[] a) {
    int rest = words.anyFrom(Words.slice(a, 0, a.length - 1), 0);
    return graph.and(top(a), Aig.not(rest));
  }

  int[] mux(int condition, int[] a, int[] b) {
    return words.mux(condition, a, b);
  }

  int equal(int[] a, int[] b) {
    return words.equal(a, b);
  }
}
