// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.transition.format.Btor2Value.ArraySort;
import kiki.transition.format.Btor2Value.Elements;
import kiki.transition.format.Btor2Value.Sort;
import kiki.transition.format.Btor2Value.Word;

/** The lines of a BTOR2 file that compute a value from others. */
final class Btor2Expressions {
  private static final Set<String> QUADRATIC =
      Set.of("mul", "udiv", "urem", "sdiv", "srem", "smod", "umulo", "smulo");
  private static final Set<String> BOOLEAN = Set.of("iff", "implies");

  private final Aig graph;
  private final Btor2Operators operators;
  private final Btor2Table table;
  private final LineScanner lines;

  Btor2Expressions(Aig graph, Btor2Table table, LineScanner lines) {
    this.graph = graph;
    this.operators = new Btor2Operators(graph);
    this.table = table;
    this.lines = lines;
  }

  /** The value of a constant; empty if the keyword is not of one. */
  Optional<Btor2Value> constant(String keyword, String[] words) throws ModelFormatException {
    return switch (keyword) {
      case "zero" -> Optional.of(number(words, BigInteger.ZERO));
      case "one" -> Optional.of(number(words, BigInteger.ONE));
      case "ones" -> Optional.of(number(words, BigInteger.ONE.negate()));
      case "const" -> Optional.of(number(words, parsed(words, 2)));
      case "constd" -> Optional.of(number(words, parsed(words, 10)));
      case "consth" -> Optional.of(number(words, parsed(words, 16)));
      default -> Optional.empty();
    };
  }

  private Word number(String[] words, BigInteger value) throws ModelFormatException {
    int width = table.wordSort(words, 2).width();
    BigInteger limit = BigInteger.ONE.shiftLeft(width);
    if (value.compareTo(limit) >= 0 || value.compareTo(limit.negate()) < 0) {
      throw lines.failure("a constant that does not fit " + width + " bits");
    }
    return new Word(Words.number(width, value.mod(limit)));
  }

  private BigInteger parsed(String[] words, int radix) throws ModelFormatException {
    String digits = table.word(words, 3);
    if (digits.length() > table.wordSort(words, 2).width() + 1) {
      throw lines.failure("a constant with too many digits");
    }
    try {
      return new BigInteger(digits, radix);
    } catch (NumberFormatException _) {
      throw lines.failure(
          "expected a number to base " + radix + ", found " + LineScanner.quote(digits));
    }
  }

  /** The value of an operation. */
  Btor2Value operation(String keyword, String[] words) throws ModelFormatException {
    Sort sort = table.sort(words, 2);
    Btor2Value value =
        switch (keyword) {
          case "sext", "uext", "slice" -> indexed(keyword, words);
          case "concat" -> concatenated(words);
          case "ite" -> choice(words);
          case "read" -> read(words);
          case "write" -> written(words);
          default -> general(keyword, words);
        };
    table.requireSort(sort, value);
    return value;
  }

  private Word indexed(String keyword, String[] words) throws ModelFormatException {
    int[] a = table.bits(words, 3);
    if (keyword.equals("slice")) {
      int high = lines.number(table.word(words, 4), 0, a.length - 1);
      int low = lines.number(table.word(words, 5), 0, high);
      return new Word(Words.slice(a, low, high - low + 1));
    }
    int more = lines.number(table.word(words, 4), 0, FormatTuning.MOST_BITS - a.length);
    int fill = keyword.equals("sext") ? Words.top(a) : Aig.FALSE;
    return new Word(Words.extend(a, a.length + more, fill));
  }

  private Word concatenated(String[] words) throws ModelFormatException {
    int[] high = table.bits(words, 3);
    int[] low = table.bits(words, 4);
    if (high.length + low.length > FormatTuning.MOST_BITS) {
      throw lines.failure("words of more than " + FormatTuning.MOST_BITS + " bits");
    }
    int[] bits = Words.extend(low, low.length + high.length, Aig.FALSE);
    System.arraycopy(high, 0, bits, low.length, high.length);
    return new Word(bits);
  }

  private Btor2Value choice(String[] words) throws ModelFormatException {
    int condition = table.bit(words, 3);
    Btor2Value a = table.value(words, 4);
    Btor2Value b = table.value(words, 5);
    if (a instanceof Elements x && b instanceof Elements y && x.sort().equals(y.sort())) {
      int[][] result = new int[x.words().length][];
      for (int i = 0; i < result.length; i++) {
        result[i] = operators.mux(condition, x.words()[i], y.words()[i]);
      }
      return new Elements(x.sort(), result);
    }
    int[] x = table.bits(words, 4);
    return new Word(operators.mux(condition, x, table.bits(words, 5, x.length)));
  }

  private Word read(String[] words) throws ModelFormatException {
    Elements array = table.array(words, 3);
    int[] index = table.bits(words, 4, array.sort().indexWidth());
    int[][] left = array.words();
    for (int bit = 0; bit < index.length; bit++) {
      int[][] half = new int[left.length / 2][];
      for (int i = 0; i < half.length; i++) {
        half[i] = operators.mux(index[bit], left[2 * i + 1], left[2 * i]);
      }
      left = half;
    }
    return new Word(left[0]);
  }

  private Elements written(String[] words) throws ModelFormatException {
    Elements array = table.array(words, 3);
    ArraySort sort = array.sort();
    int[] index = table.bits(words, 4, sort.indexWidth());
    int[] value = table.bits(words, 5, sort.width());
    int[][] result = new int[array.words().length][];
    for (int i = 0; i < result.length; i++) {
      int here = operators.equal(index, Words.number(index.length, BigInteger.valueOf(i)));
      result[i] = operators.mux(here, value, array.words()[i]);
    }
    return new Elements(sort, result);
  }

  private Btor2Value general(String keyword, String[] words) throws ModelFormatException {
    boolean compares = keyword.equals("eq") || keyword.equals("neq");
    if (compares && table.value(words, 3) instanceof Elements a) {
      int equal = equal(a, table.array(words, 4));
      return new Word(new int[] {Aig.negateIf(equal, keyword.equals("neq") ? 1 : 0)});
    }
    int[] a = table.bits(words, 3);
    if (QUADRATIC.contains(keyword) && a.length > FormatTuning.MOST_QUADRATIC_BITS) {
      throw lines.failure(
          keyword
              + " on words of more than "
              + FormatTuning.MOST_QUADRATIC_BITS
              + " bits is not supported");
    }
    if (BOOLEAN.contains(keyword) && a.length != 1) {
      throw lines.failure(keyword + " takes words of one bit");
    }
    Optional<int[]> unary = operators.unary(keyword, a);
    if (unary.isPresent()) {
      return new Word(unary.get());
    }
    int[] b = words.length > 4 ? table.bits(words, 4, a.length) : a;
    Optional<int[]> result = operators.binary(keyword, a, b);
    if (result.isEmpty()) {
      throw lines.failure("unknown operator " + LineScanner.quote(keyword));
    }
    table.word(words, 4);
    return new Word(result.get());
  }

  private int equal(Elements a, Elements b) throws ModelFormatException {
    table.requireSort(a.sort(), b);
    int result = Aig.TRUE;
    for (int i = 0; i < a.words().length; i++) {
      result = graph.and(result, operators.equal(a.words()[i], b.words()[i]));
    }
    return result;
  }
}
