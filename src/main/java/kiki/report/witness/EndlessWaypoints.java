// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.engine.result.Lasso;
import kiki.util.Location;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessExpression;
import kiki.witness.source.StatementSpan;

/** An execution that comes back to a state, as waypoints that lead there and others for ever. */
final class EndlessWaypoints {
  private final WitnessPlaces places;

  EndlessWaypoints(WitnessPlaces places) {
    this.places = places;
  }

  /** Empty if nothing on the way round stands in the files. */
  Optional<List<Waypoint>> of(Lasso lasso, Set<String> uninitialized) {
    InputWaypoints stem = new InputWaypoints(places);
    lasso.inputs().stem().forEach(i -> add(i, uninitialized, stem));
    List<Waypoint> all = new ArrayList<>(stem.all());
    List<Waypoint> round = new ArrayList<>(round(lasso, uninitialized));
    if (round.isEmpty()) {
      places
          .spot(lasso.head().location())
          .flatMap(s -> s.statement().map(statement -> s.at(statement.start())))
          .ifPresent(s -> round.add(visited(s)));
    }
    round.forEach(w -> all.add(w.cycling()));
    return round.isEmpty() ? Optional.empty() : Optional.of(all);
  }

  private List<Waypoint> round(Lasso lasso, Set<String> uninitialized) {
    Optional<WitnessPlaces.Spot> loop = loop(lasso);
    InputWaypoints round = new InputWaypoints(places);
    boolean isPassed = loop.isEmpty();
    for (Lasso.Taken input : lasso.inputs().round()) {
      if (!isPassed && !isInCondition(input, loop.get())) {
        round.add(repeated(loop.get()));
        isPassed = true;
      }
      add(input, uninitialized, round);
    }
    if (!isPassed) {
      round.add(repeated(loop.get()));
    }
    return round.all();
  }

  private static void add(Lasso.Taken input, Set<String> uninitialized, InputWaypoints waypoints) {
    Location at = input.at().location();
    if (input.variable().isEmpty()) {
      waypoints.result(at, List.of(), input.value());
    } else if (uninitialized.contains(input.variable().get())) {
      waypoints.content(input.variable().get(), at, input.value());
    }
  }

  private static Waypoint repeated(WitnessPlaces.Spot loop) {
    return Waypoint.follow(Waypoint.Type.BRANCHING, loop.place(), WitnessExpression.branch("true"));
  }

  private static Waypoint visited(WitnessPlaces.Spot statement) {
    return Waypoint.follow(Waypoint.Type.ASSUMPTION, statement.place(), WitnessExpression.c("1"));
  }

  /** The outermost loop that the round goes through: it is never left. */
  private Optional<WitnessPlaces.Spot> loop(Lasso lasso) {
    return lasso.inputs().passed().stream()
        .filter(place -> place.function().equals(lasso.head().function()))
        .flatMap(place -> places.loop(place.location()).stream())
        .min(Comparator.comparingInt(WitnessPlaces.Spot::token));
  }

  private boolean isInCondition(Lasso.Taken input, WitnessPlaces.Spot loop) {
    StatementSpan span = loop.source().startingAt(loop.token()).orElseThrow();
    return places
        .callEnd(input.at().location())
        .filter(
            end ->
                end.source() == loop.source()
                    && span.conditionStart() <= end.token()
                    && end.token() < span.conditionEnd())
        .isPresent();
  }
}
