// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.bitblast.aig.Aig;
import kiki.term.FreeSymbol;
import kiki.transition.system.Latch;
import kiki.transition.system.NamedWord;
import kiki.transition.system.Reset;

/** Collects the latches and inputs of a system, with their names. */
final class SystemParts {
  private final Aig graph;
  private final List<Latch> latches = new ArrayList<>();
  private final Set<Integer> latchNodes = new LinkedHashSet<>();
  private final List<Integer> inputs = new ArrayList<>();
  private final List<NamedWord> names = new ArrayList<>();
  private final Map<String, Integer> uses = new LinkedHashMap<>();

  SystemParts(Aig graph) {
    this.graph = graph;
  }

  /** A word that is first a constant. */
  void latches(String name, int[] bits, int[] next, int[] initial) {
    name(name, NamedWord.Place.LATCH, latches.size(), bits.length);
    for (int i = 0; i < bits.length; i++) {
      add(new Latch(bits[i], next[i], Reset.of(initial[i] == Aig.TRUE)));
    }
  }

  /** A word of which all bits are reset alike. */
  void latches(String name, int[] bits, int[] next, Reset reset) {
    name(name, NamedWord.Place.LATCH, latches.size(), bits.length);
    for (int i = 0; i < bits.length; i++) {
      add(new Latch(bits[i], next[i], reset));
    }
  }

  private void add(Latch latch) {
    latches.add(latch);
    latchNodes.add(Aig.node(latch.literal()));
  }

  /** Takes the inputs of the graph that are no latches for the system's inputs. */
  void inputs(Map<FreeSymbol, int[]> symbols) {
    Map<Integer, Integer> places = new LinkedHashMap<>();
    for (int node = 1; node < graph.size(); node++) {
      if (graph.kind(node) == Aig.INPUT && !latchNodes.contains(node)) {
        places.put(node, inputs.size());
        inputs.add(2 * node);
      }
    }
    symbols.forEach(
        (symbol, bits) -> {
          Integer first = bits.length == 0 ? null : places.get(Aig.node(bits[0]));
          if (first != null) {
            name(symbol.name(), NamedWord.Place.INPUT, first, bits.length);
          }
        });
  }

  private void name(String name, NamedWord.Place place, int first, int width) {
    String plain = name.replace("input:", "").replaceAll("[^!-~]+", "_");
    int use = uses.merge(plain, 1, Integer::sum);
    names.add(new NamedWord(use == 1 ? plain : plain + "#" + use, place, first, width));
  }

  List<Latch> latches() {
    return latches;
  }

  List<Integer> inputs() {
    return inputs;
  }

  List<NamedWord> names() {
    return names;
  }
}
