// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.engine.result.Counterexample;

/** What is known of inputs, from runs and from the teacher, and the conditions it suggests. */
final class Lessons {
  /** Which of the labels counts, where an input has both: the function makes choices of its own. */
  enum Priority {
    GOOD,
    BAD
  }

  private final Sampler sampler;
  private final Exploration exploration;
  private final Learner learner;
  private final Priority priority;
  private final Set<Point> taughtGood = new LinkedHashSet<>();
  private final Set<Point> taughtBad = new LinkedHashSet<>();
  private final Set<InputCondition> proposed = new LinkedHashSet<>();

  Lessons(Sampler sampler, Exploration exploration, Learner learner, Priority priority) {
    this.sampler = sampler;
    this.exploration = exploration;
    this.learner = learner;
    this.priority = priority;
  }

  void lookAround() {
    exploration.lookAround();
  }

  /** Learns what an execution shows. */
  void teach(Counterexample counterexample, Sample.Label label) {
    sampler
        .at(counterexample, label)
        .ifPresent(s -> (label == Sample.Label.GOOD ? taughtGood : taughtBad).add(s.point()));
  }

  /** The condition that fits all that is known. */
  InputCondition proposal() {
    exploration.findBorders();
    return learner.learn(good(), bad(), exploration.borders());
  }

  /** Whether this was not proposed before: else nothing was learned since. */
  boolean isNew(InputCondition proposal) {
    return proposed.add(proposal);
  }

  /** Bounds that all good inputs meet and some bad one does not, as conditions of their own. */
  List<InputCondition> commonBounds(InputCondition proposal) {
    Set<Atom> atoms = new LinkedHashSet<>();
    proposal.cases().forEach(atoms::addAll);
    List<InputCondition> common = new ArrayList<>();
    for (Atom a : atoms) {
      InputCondition alone = new InputCondition(List.of(List.of(a)));
      if (good().stream().allMatch(alone::holds)) {
        common.add(alone);
      }
    }
    return common;
  }

  /** How many of the good inputs meet a condition. */
  long covered(InputCondition condition) {
    return good().stream().filter(condition::holds).count();
  }

  private Set<Point> good() {
    Set<Point> good = new LinkedHashSet<>(sampler.points(Sample.Label.GOOD));
    good.addAll(taughtGood);
    if (priority == Priority.BAD) {
      good.removeAll(allBad());
    }
    return good;
  }

  private Set<Point> bad() {
    Set<Point> bad = allBad();
    if (priority == Priority.GOOD) {
      bad.removeAll(sampler.points(Sample.Label.GOOD));
      bad.removeAll(taughtGood);
    }
    return bad;
  }

  private Set<Point> allBad() {
    Set<Point> bad = new LinkedHashSet<>(sampler.points(Sample.Label.BAD));
    bad.addAll(taughtBad);
    return bad;
  }
}
