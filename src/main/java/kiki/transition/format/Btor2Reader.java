// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.transition.format.Btor2Value.ArraySort;
import kiki.transition.format.Btor2Value.Elements;
import kiki.transition.format.Btor2Value.Sort;
import kiki.transition.format.Btor2Value.Word;
import kiki.transition.format.Btor2Value.WordSort;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Reads BTOR2 and makes words into bits. Arrays become one word for each index, so those with many
 * elements are refused; so are justice properties.
 */
final class Btor2Reader {
  private final LineScanner lines;
  private final Aig graph = new Aig();
  private final Btor2Table table;
  private final Btor2Expressions expressions;
  private final List<Btor2Symbol> inputs = new ArrayList<>();
  private final Map<Integer, Btor2State> states = new HashMap<>();
  private final List<Btor2State> ordered = new ArrayList<>();
  private final List<Integer> constraints = new ArrayList<>();
  private final List<Integer> bads = new ArrayList<>();

  Btor2Reader(LineScanner lines) {
    this.lines = lines;
    this.table = new Btor2Table(lines);
    this.expressions = new Btor2Expressions(graph, table, lines);
  }

  Btor2File read() throws ModelFormatException {
    while (!lines.isAtEnd()) {
      String text = lines.next();
      int comment = text.indexOf(';');
      String[] words = LineScanner.split(comment < 0 ? text : text.substring(0, comment));
      if (words.length > 0) {
        readLine(words);
      }
      if (graph.size() > FormatTuning.MOST_GATES) {
        throw lines.failure("the system has more than " + FormatTuning.MOST_GATES + " gates");
      }
    }
    return new Btor2File(system(), inputs, ordered.stream().map(Btor2State::symbol).toList());
  }

  private void readLine(String[] words) throws ModelFormatException {
    int number = table.number(words[0]);
    String keyword = table.word(words, 1);
    switch (keyword) {
      case "sort" -> table.define(number, newSort(words));
      case "input" -> table.define(number, input(words));
      case "state" -> table.define(number, state(number, words));
      case "init" -> {
        Btor2State state = stateOf(words);
        state.setInitial(assigned(state, state.initial(), words));
      }
      case "next" -> {
        Btor2State state = stateOf(words);
        state.setNext(assigned(state, state.next(), words));
      }
      case "bad" -> bads.add(table.bit(words, 2));
      case "constraint" -> constraints.add(table.bit(words, 2));
      case "output" -> table.value(words, 2);
      case "fair", "justice" ->
          throw lines.failure("'" + keyword + "' (liveness) is not supported");
      default -> {
        Optional<Btor2Value> constant = expressions.constant(keyword, words);
        table.define(
            number, constant.isPresent() ? constant.get() : expressions.operation(keyword, words));
      }
    }
  }

  private Sort newSort(String[] words) throws ModelFormatException {
    String kind = table.word(words, 2);
    if (kind.equals("bitvec")) {
      return new WordSort(lines.number(table.word(words, 3), 1, FormatTuning.MOST_BITS));
    }
    if (!kind.equals("array")) {
      throw lines.failure("expected 'bitvec' or 'array', found " + LineScanner.quote(kind));
    }
    int index = table.wordSort(words, 3).width();
    int width = table.wordSort(words, 4).width();
    if (index > 16 || (long) width << index > FormatTuning.MOST_BITS) {
      throw lines.failure(
          "arrays of more than " + FormatTuning.MOST_BITS + " bits are not supported");
    }
    return new ArraySort(index, width);
  }

  private Btor2Value input(String[] words) throws ModelFormatException {
    Sort sort = table.sort(words, 2);
    Btor2Symbol symbol = symbol(sort, words);
    inputs.add(symbol);
    return value(sort, symbol.bits());
  }

  private Btor2Value state(int number, String[] words) throws ModelFormatException {
    Sort sort = table.sort(words, 2);
    Btor2State state = new Btor2State(sort, symbol(sort, words));
    states.put(number, state);
    ordered.add(state);
    return value(sort, state.symbol().bits());
  }

  private Btor2Symbol symbol(Sort sort, String[] words) {
    String name = words.length > 3 ? words[3] : "";
    return switch (sort) {
      case WordSort(int width) -> new Btor2Symbol(name, graph.inputs(width), 0);
      case ArraySort(int index, int width) ->
          new Btor2Symbol(name, graph.inputs(width << index), width);
    };
  }

  private static Btor2Value value(Sort sort, int[] bits) {
    return switch (sort) {
      case WordSort _ -> new Word(bits);
      case ArraySort array -> {
        int[][] elements = new int[1 << array.indexWidth()][];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = Words.slice(bits, i * array.width(), array.width());
        }
        yield new Elements(array, elements);
      }
    };
  }

  private Btor2State stateOf(String[] words) throws ModelFormatException {
    Btor2State state = states.get(table.number(table.word(words, 3)));
    if (state == null) {
      throw lines.failure(words[3] + " is not a state");
    }
    if (!table.sort(words, 2).equals(state.sort())) {
      throw lines.failure("the state " + words[3] + " has another sort");
    }
    return state;
  }

  /** The bits of a value that a state gets; a word for an array is one for every element. */
  private int[] assigned(Btor2State state, int[] earlier, String[] words)
      throws ModelFormatException {
    if (earlier.length > 0) {
      throw lines.failure("the state " + words[3] + " has a value already");
    }
    Btor2Value value = table.value(words, 4);
    int[] bits = new int[state.symbol().bits().length];
    switch (value) {
      case Word(int[] element)
          when state.sort() instanceof ArraySort(_, int width) && element.length == width -> {
        for (int i = 0; i < bits.length; i++) {
          bits[i] = element[i % width];
        }
      }
      case Elements(_, int[][] elements) -> {
        table.requireSort(state.sort(), value);
        for (int i = 0; i < bits.length; i++) {
          bits[i] = elements[i / elements[0].length][i % elements[0].length];
        }
      }
      case Word(int[] word) -> {
        table.requireSort(state.sort(), value);
        System.arraycopy(word, 0, bits, 0, bits.length);
      }
      case Sort _ -> throw lines.failure("a sort is no value");
    }
    return bits;
  }

  private TransitionSystem system() {
    List<Integer> free = new ArrayList<>();
    List<Latch> latches = new ArrayList<>();
    inputs.forEach(i -> addAll(free, i.bits()));
    int first = graph.input();
    int initial = Aig.TRUE;
    for (Btor2State state : ordered) {
      boolean isLatch = state.next().length > 0;
      boolean isReset = isLatch && Words.isConstant(state.initial());
      int[] bits = state.symbol().bits();
      for (int i = 0; i < bits.length; i++) {
        boolean isInitialised = state.initial().length > 0;
        if (isInitialised && !isReset) {
          initial = graph.and(initial, graph.iff(bits[i], state.initial()[i]));
        }
        Reset reset =
            isInitialised && isReset ? Reset.of(state.initial()[i] == Aig.TRUE) : Reset.FREE;
        if (isLatch) {
          latches.add(new Latch(bits[i], state.next()[i], reset));
        } else {
          free.add(bits[i]);
        }
      }
    }
    latches.add(new Latch(first, Aig.FALSE, Reset.ONE));
    constraints.add(graph.implies(first, initial));
    return new TransitionSystem(
        graph,
        free,
        latches,
        constraints.stream().mapToInt(Integer::intValue).filter(c -> c != Aig.TRUE).toArray(),
        bads.stream().mapToInt(Integer::intValue).toArray());
  }

  private static void addAll(List<Integer> list, int[] literals) {
    for (int literal : literals) {
      list.add(literal);
    }
  }
}
