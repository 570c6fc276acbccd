// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import java.util.Optional;
import kiki.util.Location;

/**
 * A run that comes back to a state.
 *
 * @param stem what it does until it is there for the first time
 * @param head where it comes back to
 * @param values of the variables there, each time
 * @param round what it does until it is there again
 * @param inputs what it is given by functions on the way
 */
public record Lasso(
    List<Event> stem, Place head, List<Written> values, List<Event> round, Inputs inputs) {
  public Lasso {
    stem = List.copyOf(stem);
    values = List.copyOf(values);
    round = List.copyOf(round);
  }

  /** Where a run is. */
  public record Place(Location location, String function) {}

  /**
   * A value from outside, as C text, and where it came in.
   *
   * @param variable that holds it when it is declared; absent if a function gave it
   */
  public record Taken(Place at, Optional<String> variable, String value) {}

  /**
   * What came from outside.
   *
   * @param stem before the run is at the head for the first time
   * @param round until it is there again
   * @param passed the labels that it passes in between
   */
  public record Inputs(List<Taken> stem, List<Taken> round, List<Place> passed) {
    public Inputs {
      stem = List.copyOf(stem);
      round = List.copyOf(round);
      passed = List.copyOf(passed);
    }
  }

  /**
   * A variable or another part of memory, and its content, as C text.
   *
   * @param part what is known of the place beyond its text
   */
  public record Written(String place, String value, Part part) {
    /** Of a variable. */
    public Written(String place, String value) {
      this(place, value, new Part(Home.LOCAL, place, Optional.empty()));
    }
  }

  /** Where an object lives. */
  public enum Home {
    LOCAL,
    STATIC,
    HEAP
  }

  /**
   * A part of an object.
   *
   * @param target the object that its content points to
   */
  public record Part(Home home, String object, Optional<String> target) {}

  /** A change of memory. */
  public record Event(Place at, Written written) {}
}
