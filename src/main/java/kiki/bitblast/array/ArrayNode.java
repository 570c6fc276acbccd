// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.array;

import java.util.ArrayList;
import java.util.List;
import kiki.term.value.Sort;

/** An array term in the eyes of the array theory. */
final class ArrayNode {
  /** What an array is made of. */
  sealed interface Shape {}

  /** Anything. */
  record Free() implements Shape {}

  /** The element everywhere. */
  record Uniform(int[] element) implements Shape {}

  /** Another array but for one element. */
  record Store(ArrayNode base, ArrayIndex index, int[] element) implements Shape {}

  /** Another array under a new name. */
  record Same(ArrayNode original) implements Shape {}

  /** One of two arrays. */
  record Choice(int condition, ArrayNode yes, ArrayNode no) implements Shape {}

  /** An equality with another array, as seen from one of the two. */
  record Equation(int literal, ArrayNode other) {}

  private final int id;
  private final Sort.Array sort;
  private Shape shape;

  /** Stores and choices made of this array. */
  private final List<ArrayNode> users = new ArrayList<>();

  private final List<Equation> equations = new ArrayList<>();

  ArrayNode(int id, Sort.Array sort, Shape shape) {
    this.id = id;
    this.sort = sort;
    this.shape = shape;
  }

  int id() {
    return id;
  }

  Sort.Array sort() {
    return sort;
  }

  Shape shape() {
    return shape;
  }

  /** Fixes what a free array is. */
  void define(Shape definition) {
    if (!(shape instanceof Free)) {
      throw new IllegalStateException("only a free array can be defined");
    }
    shape = definition;
  }

  /** The arrays this one is made of. */
  List<ArrayNode> operands() {
    return switch (shape) {
      case Free _ -> List.of();
      case Uniform _ -> List.of();
      case Same same -> List.of(same.original());
      case Store store -> List.of(store.base());
      case Choice choice -> List.of(choice.yes(), choice.no());
    };
  }

  List<ArrayNode> users() {
    return users;
  }

  List<Equation> equations() {
    return equations;
  }
}
