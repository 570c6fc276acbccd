// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Chooses inputs for runs: all around first, then where good and bad ones meet. */
final class Exploration {
  /** Small numbers that all coordinates get. */
  private static final List<Long> SMALL = List.of(0L, 1L, -1L, 2L, -2L, 3L, 5L, 10L);

  private final Sampler sampler;
  private final List<BigInteger> constants;
  private final PreconditionInference.Question question;
  private final List<Learner.Border> borders = new ArrayList<>();
  private final Set<Way> searched = new LinkedHashSet<>();

  /** A search for a border, which need not be made twice. */
  private record Way(Map<Coordinate, BigInteger> from, Set<Coordinate> along, Set<Boolean> up) {}

  private Exploration(
      Sampler sampler, List<BigInteger> constants, PreconditionInference.Question question) {
    this.sampler = sampler;
    this.constants = constants;
    this.question = question;
  }

  static Exploration of(
      Sampler sampler, List<BigInteger> constants, PreconditionInference.Question question) {
    List<BigInteger> first = constants.stream().limit(PreconditionTuning.CONSTANTS).toList();
    return new Exploration(sampler, first, question);
  }

  List<Learner.Border> borders() {
    return borders;
  }

  /** The first look around. */
  void lookAround() {
    List<Map<Coordinate, BigInteger>> bases =
        List.of(uniform(BigInteger.ZERO), uniform(BigInteger.ONE));
    for (Map<Coordinate, BigInteger> base : bases) {
      sampler.run(base);
      for (Coordinate c : sampler.coordinates()) {
        values(c).forEach(v -> run(changed(base, c, v)));
      }
    }
    pairs(bases.getFirst());
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < PreconditionTuning.FIRST_RUNS && mayRun(); i++) {
      Map<Coordinate, BigInteger> chosen = new LinkedHashMap<>();
      for (Coordinate c : sampler.coordinates()) {
        List<BigInteger> values = values(c);
        chosen.put(c, values.get(random.nextInt(values.size())));
      }
      sampler.run(chosen);
    }
  }

  private void pairs(Map<Coordinate, BigInteger> base) {
    List<Coordinate> all = sampler.coordinates();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        for (BigInteger a : some(all.get(i))) {
          for (BigInteger b : some(all.get(j))) {
            run(changed(changed(base, all.get(i), a), all.get(j), b));
          }
        }
      }
    }
  }

  private static List<BigInteger> some(Coordinate c) {
    return c.type().isBool()
        ? List.of(BigInteger.ZERO, BigInteger.ONE)
        : List.of(
            c.type().minimum(),
            c.type().wrap(BigInteger.ONE.negate()),
            BigInteger.ONE,
            BigInteger.TWO,
            c.type().maximum());
  }

  private boolean mayRun() {
    return sampler.count() < PreconditionTuning.FIRST_RUNS && !sampler.isExhausted();
  }

  private void run(Map<Coordinate, BigInteger> chosen) {
    if (mayRun()) {
      sampler.run(chosen);
    }
  }

  private Map<Coordinate, BigInteger> uniform(BigInteger value) {
    Map<Coordinate, BigInteger> chosen = new LinkedHashMap<>();
    // A truth value says that a pointer is null, which hides what is behind it.
    sampler.coordinates().forEach(c -> chosen.put(c, c.type().isBool() ? BigInteger.ZERO : value));
    return chosen;
  }

  private static Map<Coordinate, BigInteger> changed(
      Map<Coordinate, BigInteger> base, Coordinate c, BigInteger value) {
    Map<Coordinate, BigInteger> chosen = new LinkedHashMap<>(base);
    chosen.put(c, value);
    return chosen;
  }

  private List<BigInteger> values(Coordinate c) {
    Set<BigInteger> values = new LinkedHashSet<>();
    SMALL.forEach(v -> values.add(BigInteger.valueOf(v)));
    values.add(c.type().minimum());
    values.add(c.type().maximum());
    for (BigInteger constant : constants) {
      values.add(constant);
      values.add(constant.add(BigInteger.ONE));
      values.add(constant.subtract(BigInteger.ONE));
    }
    values.removeIf(v -> !c.type().contains(v));
    return List.copyOf(values);
  }

  /** Looks for borders between samples that were not compared yet. */
  void findBorders() {
    int found = 0;
    for (Sample bad : sampler.samples()) {
      if (!isBad(bad) || found >= PreconditionTuning.BORDERS_PER_SEARCH || sampler.isExhausted()) {
        continue;
      }
      Optional<Sample> good = nearest(bad);
      if (good.isPresent() && searched.add(way(good.get(), bad))) {
        found++;
        border(good.get(), bad);
      }
    }
  }

  private boolean isBad(Sample sample) {
    return sample.label() == Sample.Label.BAD
        || sample.label() == Sample.Label.LONG
            && question == PreconditionInference.Question.TERMINATION;
  }

  private Optional<Sample> nearest(Sample bad) {
    return sampler.samples().stream()
        .filter(s -> s.label() == Sample.Label.GOOD)
        .min(Comparator.comparingInt(s -> differing(s, bad).size()));
  }

  private static List<Coordinate> differing(Sample a, Sample b) {
    return a.chosen().keySet().stream()
        .filter(c -> !a.chosen().get(c).equals(b.chosen().get(c)))
        .toList();
  }

  private static Way way(Sample good, Sample bad) {
    List<Coordinate> along = differing(good, bad);
    Set<Boolean> up = new LinkedHashSet<>();
    along.forEach(c -> up.add(good.chosen().get(c).compareTo(bad.chosen().get(c)) < 0));
    return new Way(good.chosen(), new LinkedHashSet<>(along), up);
  }

  /** Goes from one to the other, a coordinate at a time, until the label changes. */
  private void border(Sample good, Sample bad) {
    Sample at = good;
    for (Coordinate c : differing(good, bad)) {
      Optional<Sample> next = sampler.run(changed(at.chosen(), c, bad.chosen().get(c)));
      if (next.isEmpty()) {
        return;
      }
      if (isBad(next.get())) {
        narrow(at, next.get(), c).ifPresent(b -> borders.add(b));
        return;
      }
      if (next.get().label() != Sample.Label.GOOD) {
        return;
      }
      at = next.get();
    }
  }

  /** Halves the distance until they are neighbours. */
  private Optional<Learner.Border> narrow(Sample good, Sample bad, Coordinate c) {
    Sample low = good;
    Sample high = bad;
    while (true) {
      BigInteger a = low.chosen().get(c);
      BigInteger b = high.chosen().get(c);
      if (a.subtract(b).abs().equals(BigInteger.ONE)) {
        return confirmed(low, high);
      }
      BigInteger middle = a.add(b).shiftRight(1);
      Optional<Sample> between = sampler.run(changed(good.chosen(), c, middle));
      if (between.isEmpty()) {
        return Optional.empty();
      }
      if (between.get().label() == Sample.Label.GOOD) {
        low = between.get();
      } else if (isBad(between.get())) {
        high = between.get();
      } else {
        return Optional.empty();
      }
    }
  }

  /** A run that merely takes long has neighbours that take nearly as long. */
  private Optional<Learner.Border> confirmed(Sample good, Sample bad) {
    if (bad.label() == Sample.Label.LONG) {
      boolean isSlow =
          good.steps() > PreconditionTuning.FIRST_STEPS / PreconditionTuning.ENDLESS_FRACTION;
      if (isSlow || sampler.runLonger(bad.chosen()).get().label() != Sample.Label.LONG) {
        return Optional.empty();
      }
      sampler.relabelled(bad, Sample.Label.BAD);
    }
    return Optional.of(new Learner.Border(good.point(), bad.point()));
  }
}
