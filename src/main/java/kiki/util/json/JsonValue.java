// SPDX-License-Identifier: Apache-2.0
package kiki.util.json;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON text as a value. */
public sealed interface JsonValue {
  record Text(String value) implements JsonValue {}

  /** A number as it is written. */
  record Numeral(String digits) implements JsonValue {}

  record Truth(boolean value) implements JsonValue {}

  record Nothing() implements JsonValue {}

  record Sequence(List<JsonValue> elements) implements JsonValue {
    public Sequence {
      elements = List.copyOf(elements);
    }
  }

  /** Members keep their order. */
  record Members(Map<String, JsonValue> members) implements JsonValue {
    public Members {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    public Optional<JsonValue> member(String name) {
      return Optional.ofNullable(members.get(name));
    }

    /**
     * @throws JsonError if there is no such member, or it is no text
     */
    public String text(String name) {
      return member(name)
          .flatMap(v -> v instanceof Text(String s) ? Optional.of(s) : Optional.empty())
          .orElseThrow(() -> new JsonError("no text \"" + name + "\""));
    }

    /**
     * @throws JsonError if there is no such member, or it is no whole number of this size
     */
    public long number(String name) {
      if (member(name).orElse(null) instanceof Numeral(String digits)) {
        try {
          return Long.parseLong(digits);
        } catch (NumberFormatException e) {
          throw new JsonError("\"" + name + "\" is no whole number: " + digits);
        }
      }
      throw new JsonError("no number \"" + name + "\"");
    }

    /**
     * @throws JsonError if there is no such member, or it is no array
     */
    public List<JsonValue> elements(String name) {
      if (member(name).orElse(null) instanceof Sequence(List<JsonValue> elements)) {
        return elements;
      }
      throw new JsonError("no array \"" + name + "\"");
    }

    /**
     * @throws JsonError if there is no such member, or it is no array of texts
     */
    public List<String> texts(String name) {
      return elements(name).stream().map(JsonValue::asText).toList();
    }
  }

  /**
   * @throws JsonError if this is no text
   */
  default String asText() {
    if (this instanceof Text(String value)) {
      return value;
    }
    throw new JsonError("not a text: " + this);
  }

  /**
   * @throws JsonError if this is no object
   */
  default Members asMembers() {
    if (this instanceof Members m) {
      return m;
    }
    throw new JsonError("not an object: " + this);
  }

  static JsonValue of(String text) {
    return new Text(text);
  }

  static JsonValue of(long number) {
    return new Numeral(Long.toString(number));
  }

  static JsonValue texts(Collection<String> texts) {
    return new Sequence(texts.stream().map(JsonValue::of).toList());
  }

  /** The value of a text. */
  static JsonValue parse(String text) {
    return new JsonReader(text).read();
  }
}
