// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.HashMap;
import java.util.Map;
import kiki.bitblast.aig.Aig;
import kiki.transition.format.Btor2Value.ArraySort;
import kiki.transition.format.Btor2Value.Elements;
import kiki.transition.format.Btor2Value.Sort;
import kiki.transition.format.Btor2Value.Word;
import kiki.transition.format.Btor2Value.WordSort;

/**
 * The numbered lines of a BTOR2 file so far, and the words of a line as operands. Position 0 of a
 * line is its number, 1 its keyword.
 */
final class Btor2Table {
  private static final int MOST_NUMBER = Integer.MAX_VALUE - 1;

  private final LineScanner lines;
  private final Map<Integer, Btor2Value> values = new HashMap<>();

  Btor2Table(LineScanner lines) {
    this.lines = lines;
  }

  /** The number of a line. */
  int number(String word) throws ModelFormatException {
    return lines.number(word, 1, MOST_NUMBER);
  }

  void define(int number, Btor2Value value) throws ModelFormatException {
    if (values.putIfAbsent(number, value) != null) {
      throw lines.failure("a second definition of " + number);
    }
  }

  String word(String[] words, int position) throws ModelFormatException {
    if (position >= words.length) {
      throw lines.failure("an operand is missing");
    }
    return words[position];
  }

  private Btor2Value get(int number) throws ModelFormatException {
    Btor2Value value = values.get(number);
    if (value == null) {
      throw lines.failure(number + " is not defined");
    }
    return value;
  }

  Sort sort(String[] words, int position) throws ModelFormatException {
    if (get(number(word(words, position))) instanceof Sort sort) {
      return sort;
    }
    throw lines.failure(words[position] + " is not a sort");
  }

  WordSort wordSort(String[] words, int position) throws ModelFormatException {
    if (sort(words, position) instanceof WordSort sort) {
      return sort;
    }
    throw lines.failure(words[position] + " is not a sort of bit-vectors");
  }

  /** An operand of either sort; a negative number means the negation of a word. */
  Btor2Value value(String[] words, int position) throws ModelFormatException {
    int number = lines.number(word(words, position), -MOST_NUMBER, MOST_NUMBER);
    return switch (get(Math.abs(number))) {
      case Sort _ -> throw lines.failure(words[position] + " is a sort, not a value");
      case Elements elements when number < 0 ->
          throw lines.failure(words[position] + " negates an array");
      case Elements elements -> elements;
      case Word word -> number < 0 ? negated(word) : word;
    };
  }

  private static Word negated(Word word) {
    int[] bits = new int[word.bits().length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Aig.not(word.bits()[i]);
    }
    return new Word(bits);
  }

  int[] bits(String[] words, int position) throws ModelFormatException {
    if (value(words, position) instanceof Word word) {
      return word.bits();
    }
    throw lines.failure(words[position] + " is an array, not a word");
  }

  int[] bits(String[] words, int position, int width) throws ModelFormatException {
    int[] bits = bits(words, position);
    if (bits.length != width) {
      throw lines.failure(
          "%s has %d bits where %d are needed".formatted(words[position], bits.length, width));
    }
    return bits;
  }

  int bit(String[] words, int position) throws ModelFormatException {
    return bits(words, position, 1)[0];
  }

  Elements array(String[] words, int position) throws ModelFormatException {
    if (value(words, position) instanceof Elements elements) {
      return elements;
    }
    throw lines.failure(words[position] + " is a word, not an array");
  }

  /** Requires that a value has a sort. */
  void requireSort(Sort sort, Btor2Value value) throws ModelFormatException {
    boolean fits =
        switch (sort) {
          case WordSort words -> value instanceof Word word && word.bits().length == words.width();
          case ArraySort arrays ->
              value instanceof Elements elements && elements.sort().equals(arrays);
        };
    if (!fits) {
      throw lines.failure("the value is not of the sort that the line names");
    }
  }
}
