// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds a condition that tells good points from bad ones: cases that cover the good ones, each a
 * conjunction of bounds that excludes all bad ones, chosen greedily.
 */
final class Learner {
  private final List<InputRow> rows;

  private Learner(List<InputRow> rows) {
    this.rows = rows;
  }

  static Learner of(List<Quantity> quantities) {
    return new Learner(InputRow.of(quantities));
  }

  /** The best of what was seen: a border that separates neighbours. */
  record Border(Point good, Point bad) {}

  /**
   * A condition that no bad point meets, and that all good ones meet which can be told from them.
   */
  InputCondition learn(Set<Point> good, Set<Point> bad, List<Border> borders) {
    if (bad.isEmpty()) {
      return InputCondition.TRUE;
    }
    List<Atom> atoms = atoms(good, bad, borders);
    List<List<Atom>> cases = new ArrayList<>();
    List<Point> open = new ArrayList<>(good);
    while (!open.isEmpty() && cases.size() < PreconditionTuning.CASES) {
      Point seed = open.getFirst();
      conjunction(seed, good, bad, atoms)
          .ifPresentOrElse(
              found -> {
                cases.add(found);
                open.removeIf(p -> InputCondition.holds(found, p));
              },
              () -> open.remove(seed));
    }
    return new InputCondition(withoutUseless(cases, good));
  }

  /** Bounds where labels change, and those that enclose all good points or leave out all bad. */
  private List<Atom> atoms(Set<Point> good, Set<Point> bad, List<Border> borders) {
    Set<Atom> atoms = new LinkedHashSet<>();
    for (InputRow row : rows) {
      for (Border border : borders) {
        separate(row, border.good(), border.bad(), atoms);
      }
      List<BigInteger> inside = values(row, good);
      List<BigInteger> outside = values(row, bad);
      if (!inside.isEmpty()) {
        atoms.add(new Atom(row, Atom.Relation.AT_LEAST, inside.getFirst()));
        atoms.add(new Atom(row, Atom.Relation.AT_MOST, inside.getLast()));
      }
      if (!outside.isEmpty()) {
        atoms.add(new Atom(row, Atom.Relation.AT_LEAST, outside.getLast().add(BigInteger.ONE)));
        atoms.add(
            new Atom(row, Atom.Relation.AT_MOST, outside.getFirst().subtract(BigInteger.ONE)));
      }
      // A single value that is good, or bad, wherever it occurs.
      alone(outside, inside).forEach(v -> atoms.add(new Atom(row, Atom.Relation.DIFFERENT, v)));
      alone(inside, outside).forEach(v -> atoms.add(new Atom(row, Atom.Relation.EQUAL, v)));
    }
    atoms.removeIf(a -> !a.row().admits(a.relation(), a.limit()));
    return new ArrayList<>(atoms);
  }

  private static List<BigInteger> values(InputRow row, Set<Point> points) {
    return points.stream().flatMap(p -> row.value(p).stream()).distinct().sorted().toList();
  }

  private static List<BigInteger> alone(List<BigInteger> these, List<BigInteger> those) {
    return these.stream().filter(v -> !those.contains(v)).limit(PreconditionTuning.CASES).toList();
  }

  private static void separate(InputRow row, Point good, Point bad, Set<Atom> atoms) {
    Optional<BigInteger> inside = row.value(good);
    Optional<BigInteger> outside = row.value(bad);
    if (inside.isEmpty() || outside.isEmpty()) {
      return;
    }
    int order = inside.get().compareTo(outside.get());
    if (order < 0) {
      atoms.add(new Atom(row, Atom.Relation.AT_MOST, inside.get()));
    } else if (order > 0) {
      atoms.add(new Atom(row, Atom.Relation.AT_LEAST, inside.get()));
    }
    if (order != 0) {
      atoms.add(new Atom(row, Atom.Relation.DIFFERENT, outside.get()));
    }
  }

  private Optional<List<Atom>> conjunction(
      Point seed, Set<Point> good, Set<Point> bad, List<Atom> atoms) {
    List<Atom> usable = atoms.stream().filter(a -> a.holds(seed)).toList();
    List<Atom> chosen = new ArrayList<>();
    List<Point> kept = new ArrayList<>(good);
    List<Point> left = new ArrayList<>(bad);
    while (!left.isEmpty() && chosen.size() < PreconditionTuning.CASE_ATOMS) {
      Optional<Atom> best =
          usable.stream()
              .filter(a -> left.stream().anyMatch(p -> !a.holds(p)))
              .max(
                  Comparator.<Atom>comparingDouble(a -> worth(a, kept, left))
                      .thenComparing(a -> -a.cost())
                      .thenComparing(a -> -rows.indexOf(a.row()))
                      .thenComparing(a -> a.limit().abs().negate()));
      if (best.isEmpty()) {
        return Optional.empty();
      }
      chosen.add(best.get());
      kept.removeIf(p -> !best.get().holds(p));
      left.removeIf(p -> !best.get().holds(p));
    }
    return left.isEmpty() ? Optional.of(ordered(withoutRepetition(chosen, bad))) : Optional.empty();
  }

  /** The part of the good points that it keeps, and the part of the bad ones that it excludes. */
  private static double worth(Atom atom, List<Point> good, List<Point> bad) {
    double kept = good.stream().filter(atom::holds).count();
    double excluded = bad.stream().filter(p -> !atom.holds(p)).count();
    return kept / good.size() + excluded / bad.size();
  }

  /** Without atoms that exclude only what others exclude, the first ones having been best. */
  private static List<Atom> withoutRepetition(List<Atom> chosen, Set<Point> bad) {
    List<Atom> needed = new ArrayList<>(chosen);
    for (Atom a : chosen.reversed()) {
      List<Atom> others = new ArrayList<>(needed);
      others.remove(a);
      if (bad.stream().noneMatch(p -> InputCondition.holds(others, p))) {
        needed.remove(a);
      }
    }
    return needed;
  }

  /** As a person writes them: parameters in their order, lower bounds first. */
  private List<Atom> ordered(List<Atom> atoms) {
    List<Atom> all = new ArrayList<>();
    for (Atom a : atoms) {
      Atom lower = new Atom(a.row(), Atom.Relation.AT_LEAST, a.limit());
      Atom upper = new Atom(a.row(), Atom.Relation.AT_MOST, a.limit());
      boolean isExact = atoms.contains(lower) && atoms.contains(upper);
      Atom shown = isExact ? new Atom(a.row(), Atom.Relation.EQUAL, a.limit()) : a;
      if (!all.contains(shown)) {
        all.add(shown);
      }
    }
    all.sort(
        Comparator.<Atom>comparingInt(a -> rows.indexOf(a.row()))
            .thenComparing(Atom::relation)
            .thenComparing(Atom::limit));
    return all;
  }

  /** Without cases whose good points others have, too. */
  private List<List<Atom>> withoutUseless(List<List<Atom>> cases, Set<Point> good) {
    List<List<Atom>> needed = new ArrayList<>(cases);
    for (List<Atom> one : cases) {
      List<List<Atom>> others = new ArrayList<>(needed);
      others.remove(one);
      InputCondition rest = new InputCondition(others);
      if (good.stream().filter(p -> InputCondition.holds(one, p)).allMatch(rest::holds)) {
        needed.remove(one);
      }
    }
    needed.sort(Comparator.comparing(List::getFirst, this::compared));
    return needed;
  }

  private int compared(Atom a, Atom b) {
    return Comparator.<Atom>comparingInt(c -> rows.indexOf(c.row()))
        .thenComparing(Atom::limit)
        .compare(a, b);
  }
}
