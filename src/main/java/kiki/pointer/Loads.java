// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.program.Expr;

/** What the expressions of the program read from memory. */
final class Loads {
  private final Contents contents;
  private final Agenda agenda;
  private final PlaceSets sets;
  private final Map<Expr, Gathering> gatherings = new IdentityHashMap<>();
  private final Map<Expr, Copied> copies = new IdentityHashMap<>();

  /**
   * An aggregate that is copied.
   *
   * @param anywhere what is anywhere in objects of which it is not known where in them it lies
   * @param whole what is anywhere in all objects that it may lie in
   * @param leaves its parts
   */
  private record Copied(Gathering anywhere, Gathering whole, List<Leaf> leaves) {}

  private record Leaf(long offset, Gathering content) {}

  Loads(Contents contents, Agenda agenda, PlaceSets sets) {
    this.contents = contents;
    this.agenda = agenda;
    this.sets = sets;
  }

  /** The value of an lvalue of the program, for the step that is being done. */
  PlaceSet read(Expr lvalue, PlaceSet from, long size) {
    return gatherings.computeIfAbsent(lvalue, _ -> gathering(size)).read(from);
  }

  private Gathering gathering(long size) {
    return new Gathering(contents, agenda, sets, size);
  }

  /** What an lvalue read when the analysis ended, if it is one of the program. */
  Optional<PlaceSet> found(Expr lvalue) {
    return Optional.ofNullable(gatherings.get(lvalue)).map(Gathering::found);
  }

  /** Copies every leaf of an aggregate, for the step that is being done. */
  void copy(Expr source, PlaceSet from, PlaceSet to) {
    Copied copied = copies.computeIfAbsent(source, this::copied);
    PlaceSet fromAnywhere = sets.anywhere(from);
    PlaceSet toAnywhere = sets.anywhere(to);
    PlaceSet fromKnown = sets.minus(from, fromAnywhere);
    PlaceSet toKnown = sets.minus(to, toAnywhere);
    if (!toAnywhere.isEmpty()) {
      contents.add(toAnywhere, copied.whole().read(sets.smear(from)));
    }
    if (toKnown.isEmpty()) {
      return;
    }
    contents.add(sets.smear(toKnown), copied.anywhere().read(sets.smear(fromAnywhere)));
    for (Leaf leaf : copied.leaves()) {
      PlaceSet values = leaf.content().read(sets.move(fromKnown, leaf.offset()).to());
      contents.add(sets.move(toKnown, leaf.offset()).to(), values);
    }
  }

  private Copied copied(Expr source) {
    List<Leaf> leaves =
        sets.folding().leafOffsets(source.type()).stream()
            .map(offset -> new Leaf(offset, gathering(1)))
            .toList();
    return new Copied(gathering(1), gathering(1), leaves);
  }
}
