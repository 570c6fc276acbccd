// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

import java.util.ArrayDeque;
import java.util.Map;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.array.ArrayNode.Choice;
import kiki.bitblast.array.ArrayNode.Free;
import kiki.bitblast.array.ArrayNode.Same;
import kiki.bitblast.array.ArrayNode.Store;
import kiki.bitblast.array.ArrayNode.Uniform;
import kiki.term.FreeSymbol;
import kiki.term.value.DefaultValues;
import kiki.term.value.Value;

/** The values of array symbols in a model that violates no axiom. */
public final class ArrayModel {
  private final ArrayTheory theory;
  private final AigModel model;
  private final Map<ArrayNode, Value.Array> free;

  /** The map gives the values of the free arrays. */
  ArrayModel(ArrayTheory theory, AigModel model, Map<ArrayNode, Value.Array> free) {
    this.theory = theory;
    this.model = model;
    this.free = free;
  }

  /** The value of an array symbol; one that was never met has the default of its sort. */
  public Value value(FreeSymbol symbol) {
    ArrayNode node = theory.node(symbol);
    return node == null ? DefaultValues.defaultOf(symbol.sort()) : value(node);
  }

  /** Goes down to the array all others are made from, then replays the writes on the way. */
  private Value.Array value(ArrayNode array) {
    ArrayDeque<Store> writes = new ArrayDeque<>();
    ArrayNode node = array;
    while (true) {
      switch (node.shape()) {
        case Free _ -> {
          return replay(writes, free.get(node));
        }
        case Uniform uniform -> {
          Value element = model.value(node.sort().element(), uniform.element());
          return replay(writes, Value.Array.constant(node.sort(), element));
        }
        case Same same -> node = same.original();
        case Choice choice -> node = model.holds(choice.condition()) ? choice.yes() : choice.no();
        case Store store -> {
          writes.push(store);
          node = store.base();
        }
      }
    }
  }

  private Value.Array replay(ArrayDeque<Store> writes, Value.Array base) {
    Value.Array result = base;
    while (!writes.isEmpty()) {
      Store write = writes.pop();
      Value element = model.value(base.sort().element(), write.element());
      result = result.with(model.number(write.index().bits()), element);
    }
    return result;
  }
}
