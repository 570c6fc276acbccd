// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.engine.loop.ArrayAccesses.Access;
import kiki.engine.loop.state.ArraySegment.Range;
import kiki.engine.loop.state.ArraySegment.Stride;
import kiki.engine.loop.state.Border;
import kiki.engine.loop.state.IndexForm;
import kiki.ssa.form.SsaVariable;

/** Chooses the borders of arrays from the accesses of a loop (arrays, section 3.2). */
final class ArraySplits {
  /**
   * Where an array is split.
   *
   * @param at the access that is worked off up to there
   * @param ranges the parts it is split into
   */
  record Split(Access at, Border border, List<Range> ranges) {}

  /** A border in an array. */
  private record Place(SsaVariable array, Border border) {}

  private ArraySplits() {}

  /** Where what an iteration has accessed ends, for each access that moves. */
  static List<Split> of(ArrayAccesses analysis, List<Access> accesses) {
    Map<Place, Split> found = new LinkedHashMap<>();
    for (Access access : accesses) {
      if (!access.at().factors().isEmpty()) {
        for (Split split : splits(analysis, access)) {
          found.putIfAbsent(new Place(access.array(), split.border()), split);
        }
      }
    }
    return withMiddles(analysis, chosen(List.copyOf(found.values())));
  }

  /** Where positions move towards each other, also what is left between them. */
  private static List<Split> withMiddles(ArrayAccesses analysis, List<Split> splits) {
    List<Split> all = new ArrayList<>();
    for (Split split : splits) {
      List<Range> ranges = new ArrayList<>(split.ranges());
      if (isMoving(analysis, split, Direction.UP)) {
        splits.stream()
            .filter(other -> other.at().array().equals(split.at().array()))
            .filter(other -> isMoving(analysis, other, Direction.DOWN))
            .forEach(other -> ranges.add(Range.between(split.border(), other.border())));
      }
      all.add(new Split(split.at(), split.border(), ranges));
    }
    return all;
  }

  /** How a position moves. */
  private enum Direction {
    UP,
    DOWN
  }

  private static boolean isMoving(ArrayAccesses analysis, Split split, Direction direction) {
    IndexForm at = split.at().at();
    return analysis.isMoving(at)
        && analysis
            .steps(at)
            .filter(
                steps ->
                    steps.stream()
                            .allMatch(
                                step ->
                                    switch (direction) {
                                      case UP -> step >= 0;
                                      case DOWN -> step <= 0;
                                    })
                        && steps.stream().anyMatch(step -> step != 0))
            .isPresent();
  }

  /** As many as a loop may have; of many arrays, each has one before another has a second. */
  private static List<Split> chosen(List<Split> found) {
    Map<SsaVariable, Integer> seen = new LinkedHashMap<>();
    Map<Split, Integer> ranks = new LinkedHashMap<>();
    found.forEach(split -> ranks.put(split, seen.merge(split.at().array(), 1, Integer::sum)));
    if (seen.size() <= LoopTuning.MAX_BORDERS) {
      return found.stream().limit(LoopTuning.MAX_BORDERS).toList();
    }
    return found.stream().filter(split -> ranks.get(split) == 1).toList();
  }

  private static List<Split> splits(ArrayAccesses analysis, Access access) {
    IndexForm at = access.at();
    List<Split> found = new ArrayList<>();
    Optional<Set<Long>> steps = analysis.isMoving(at) ? analysis.steps(at) : Optional.empty();
    Optional<Border> entered = analysis.entered(at).map(IndexForm::border);
    if (steps.isPresent() && steps.get().stream().allMatch(s -> s >= 0)) {
      long step = steps.get().stream().max(Long::compare).orElse(1L) / at.divisor();
      for (long back : step > 1 ? List.of(0L, 1 - step) : List.of(1 - step)) {
        Border border = at.border().plus(back);
        List<Range> ranges = increasing(border, entered);
        remembered(analysis, at).forEach(b -> ranges.addFirst(Range.between(b, border)));
        if (back == 0) {
          ranges.addAll(strided(border, step, entered));
        }
        found.add(new Split(access, border, ranges));
      }
    } else if (steps.isPresent() && steps.get().stream().allMatch(s -> s <= 0)) {
      long step = -steps.get().stream().min(Long::compare).orElse(-1L) / at.divisor();
      Border border = at.border().plus(step);
      found.add(new Split(access, border, decreasing(border, entered)));
    } else {
      found.addAll(around(access, at));
    }
    analysis.remembering(at).forEach(kept -> found.addAll(around(access, kept)));
    return found;
  }

  /** Where a position moves by more than one: the elements that it passed, and those it skips. */
  private static List<Range> strided(Border border, long step, Optional<Border> entered) {
    List<Range> ranges = new ArrayList<>();
    entered
        .filter(b -> step > 1 && b.isConstant() && b.constant() >= 0 && b.stride() == 1)
        .ifPresent(
            start -> {
              long phase = start.constant() % step;
              ranges.add(Range.between(start, border).every(new Stride(step, phase)));
              for (long rest = 0; step <= LoopTuning.LONGEST_STRIDE && rest < step; rest++) {
                if (rest != phase) {
                  ranges.add(Range.WHOLE.every(new Stride(step, rest)));
                }
              }
            });
    return ranges;
  }

  /** Where the variables that remember a position begin, if not at the start of the array. */
  private static List<Border> remembered(ArrayAccesses analysis, IndexForm at) {
    return analysis.remembering(at).stream()
        .flatMap(kept -> analysis.entered(kept).stream())
        .map(IndexForm::border)
        .filter(border -> !border.isConstant())
        .toList();
  }

  /** Before and from a position, and the element after it. */
  private static List<Split> around(Access access, IndexForm at) {
    return Stream.of(at.border(), at.border().plus(1))
        .map(border -> new Split(access, border, sides(border)))
        .toList();
  }

  private static List<Range> sides(Border border) {
    return List.of(Range.before(border), Range.from(border));
  }

  private static List<Range> increasing(Border border, Optional<Border> entered) {
    List<Range> ranges = new ArrayList<>(sides(border));
    entered
        .filter(b -> !b.equals(Border.at(0)))
        .ifPresent(
            b -> {
              ranges.addFirst(Range.between(b, border));
              ranges.add(Range.before(b));
            });
    return ranges;
  }

  private static List<Range> decreasing(Border border, Optional<Border> entered) {
    List<Range> ranges = new ArrayList<>(sides(border));
    entered.ifPresent(
        b -> {
          ranges.addFirst(Range.between(border, b.plus(1)));
          ranges.add(Range.from(b.plus(1)));
        });
    return ranges;
  }
}
