// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.BlastingTuning;
import kiki.bitblast.aig.Words;
import kiki.bitblast.array.ArrayNode.Choice;
import kiki.bitblast.array.ArrayNode.Equation;
import kiki.bitblast.array.ArrayNode.Free;
import kiki.bitblast.array.ArrayNode.Same;
import kiki.bitblast.array.ArrayNode.Store;
import kiki.bitblast.array.ArrayNode.Uniform;
import kiki.bitblast.circuit.FloatCircuits;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.Sort;

/**
 * The theory of arrays by lemmas on demand (after Brummayer, Biere: Lemmas on demand for the
 * extensional theory of arrays, JSAT 2009). A read is a word of its own; what connects it with
 * other reads is added when a model violates it. Every lemma is an instance of an axiom, so it
 * stays.
 */
public final class ArrayTheory {
  private final Aig aig;
  private final Words words;
  private final FloatCircuits floats;
  private final IntConsumer sideConstraints;
  private final Runnable progress;
  private final Map<Term, ArrayNode> nodes = new HashMap<>();
  private final List<ArrayNode> order = new ArrayList<>();
  private final Map<List<Integer>, ArrayIndex> indices = new HashMap<>();
  private final Map<Long, ArrayRead> reads = new HashMap<>();

  /** The reads that do not follow from others: of bits of their own, and of what was written. */
  private final List<ArrayRead> sources = new ArrayList<>();

  private final Map<Long, Integer> equations = new HashMap<>();
  private final Set<Integer> lemmas = new HashSet<>();

  public ArrayTheory(
      Aig aig, Words words, FloatCircuits floats, IntConsumer sideConstraints, Runnable progress) {
    this.aig = aig;
    this.words = words;
    this.floats = floats;
    this.sideConstraints = sideConstraints;
    this.progress = progress;
  }

  /** Whether there is nothing to refine. */
  public boolean isEmpty() {
    return order.isEmpty();
  }

  /** Number of axiom instances added on demand. */
  public long lemmas() {
    return lemmas.size();
  }

  /**
   * Tests a model. If it violates an axiom, hands over lemmas that exclude it and returns nothing;
   * otherwise returns the values of the arrays. If {@code progress} throws, the lemmas found so far
   * stay.
   */
  public Optional<ArrayModel> check(AigModel model) {
    return new ArrayRefinement(this, model, progress).run();
  }

  public void addSymbol(FreeSymbol symbol) {
    add(symbol, new Free());
  }

  public void addConstant(Term term, int[] element) {
    add(term, new Uniform(element));
  }

  public void addStore(Term term, int[] index, int[] element) {
    ArrayNode base = nodes.get(term.argument(0));
    ArrayNode store = add(term, new Store(base, index(index), element));
    base.users().add(store);
    read(store, index(index));
  }

  public void addIte(Term term, int condition) {
    ArrayNode yes = nodes.get(term.argument(1));
    ArrayNode no = nodes.get(term.argument(2));
    ArrayNode choice = add(term, new Choice(condition, yes, no));
    yes.users().add(choice);
    no.users().add(choice);
  }

  /** The element of an array term at an index. */
  public int[] read(Term array, int[] index) {
    return read(nodes.get(array), index(index)).element();
  }

  /** A literal for the equality of two arrays; where it is false, a witness index shows it. */
  public int equality(Term a, Term b) {
    ArrayNode x = nodes.get(a);
    ArrayNode y = nodes.get(b);
    long key = pair(Math.min(x.id(), y.id()), Math.max(x.id(), y.id()));
    Integer known = equations.get(key);
    if (known != null) {
      return known;
    }
    int literal = aig.input();
    x.equations().add(new Equation(literal, y));
    y.equations().add(new Equation(literal, x));
    equations.put(key, literal);
    ArrayIndex witness = index(aig.inputs(x.sort().index().width()));
    int same = words.equal(read(x, witness).element(), read(y, witness).element());
    sideConstraints.accept(aig.implies(same, literal));
    return literal;
  }

  /**
   * Makes a symbol that is still free another name of an array, for good. Says whether it could:
   * the array must not be made of the symbol. Much cheaper than an equality.
   */
  public boolean define(FreeSymbol symbol, Term array) {
    ArrayNode name = nodes.get(symbol);
    ArrayNode original = nodes.get(array);
    if (!(name.shape() instanceof Free) || isMadeOf(original, name)) {
      return false;
    }
    List<ArrayRead> earlier = sources.stream().filter(read -> read.array() == name).toList();
    name.define(new Same(original));
    original.users().add(name);
    for (ArrayRead read : earlier) {
      sideConstraints.accept(words.equal(read.element(), read(original, read.index()).element()));
    }
    return true;
  }

  private static boolean isMadeOf(ArrayNode array, ArrayNode part) {
    Set<ArrayNode> seen = new HashSet<>(Set.of(array));
    ArrayDeque<ArrayNode> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      ArrayNode next = pending.pop();
      if (next == part) {
        return true;
      }
      for (ArrayNode operand : next.operands()) {
        if (seen.add(operand)) {
          pending.push(operand);
        }
      }
    }
    return false;
  }

  boolean hasEquations() {
    return !equations.isEmpty();
  }

  List<ArrayNode> nodes() {
    return order;
  }

  /** The reads that all others follow from. */
  List<ArrayRead> sources() {
    return sources;
  }

  ArrayNode node(Term array) {
    return nodes.get(array);
  }

  /** The index that is a constant. */
  ArrayIndex constantIndex(int width, BigInteger value) {
    return index(Words.number(width, value));
  }

  public ArrayRead read(ArrayNode array, ArrayIndex index) {
    return read(array, index, BlastingTuning.EAGER_COST);
  }

  private ArrayRead read(ArrayNode array, ArrayIndex index, int budget) {
    long key = pair(array.id(), index.id());
    ArrayRead known = reads.get(key);
    if (known == null) {
      int[] derived = derived(array, index, budget);
      known = new ArrayRead(array, index, derived != null ? derived : fresh(array));
      reads.put(key, known);
      if (derived == null || isWrite(array, index)) {
        sources.add(known);
      }
    }
    return known;
  }

  private static boolean isWrite(ArrayNode array, ArrayIndex index) {
    return array.shape() instanceof Store store && store.index() == index;
  }

  /** The element in terms of other reads, or null if it needs bits of its own. */
  private int[] derived(ArrayNode array, ArrayIndex index, int budget) {
    ArrayNode source = skipStores(array, index);
    if (source != array) {
      return read(source, index, budget).element();
    }
    return switch (array.shape()) {
      case Free _ -> null;
      case Uniform uniform -> uniform.element();
      case Same _ -> throw new IllegalStateException("names are skipped");
      case Store store -> {
        int same = sameIndex(store.index(), index);
        if (same == Aig.TRUE) {
          yield store.element();
        }
        int left = budget - BlastingTuning.STORE_COST;
        yield left < 0
            ? null
            : words.mux(same, store.element(), read(store.base(), index, left).element());
      }
      case Choice choice -> {
        int left = budget - BlastingTuning.CHOICE_COST;
        yield left < 0
            ? null
            : words.mux(
                choice.condition(),
                read(choice.yes(), index, left).element(),
                read(choice.no(), index, left).element());
      }
    };
  }

  /** The array below names and writes that certainly go to other indices. */
  private ArrayNode skipStores(ArrayNode array, ArrayIndex index) {
    ArrayNode source = array;
    while (true) {
      if (source.shape() instanceof Same same) {
        source = same.original();
      } else if (source.shape() instanceof Store store
          && sameIndex(store.index(), index) == Aig.FALSE) {
        source = store.base();
      } else {
        return source;
      }
    }
  }

  private int[] fresh(ArrayNode array) {
    return switch (array.sort().element()) {
      case Sort.Bool _ -> aig.inputs(1);
      case Sort.BitVec bits -> aig.inputs(bits.width());
      case Sort.Float floating -> floats.input(floating.format());
      case Sort.Array nested -> throw new IllegalArgumentException("nested array " + nested);
    };
  }

  /** Adds a lemma; says whether it is new. */
  boolean addLemma(int condition, ArrayRead a, ArrayRead b) {
    int lemma = aig.implies(condition, words.equal(a.element(), b.element()));
    if (lemma == Aig.TRUE || !lemmas.add(lemma)) {
      return false;
    }
    sideConstraints.accept(lemma);
    return true;
  }

  int sameIndex(ArrayIndex a, ArrayIndex b) {
    return words.equal(a.bits(), b.bits());
  }

  private ArrayNode add(Term term, ArrayNode.Shape shape) {
    ArrayNode node = new ArrayNode(order.size(), (Sort.Array) term.sort(), shape);
    nodes.put(term, node);
    order.add(node);
    return node;
  }

  private ArrayIndex index(int[] bits) {
    List<Integer> key = Arrays.stream(bits).boxed().toList();
    return indices.computeIfAbsent(key, _ -> new ArrayIndex(indices.size(), bits));
  }

  private static long pair(int high, int low) {
    return ((long) high << 32) | low;
  }
}
