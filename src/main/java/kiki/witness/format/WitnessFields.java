// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import kiki.witness.yaml.YamlNode;

/** Access to the parts of a mapping that says what is missing or wrong. */
final class WitnessFields {
  private static final int MOST_DIGITS = 9;

  private final YamlNode.Mapping mapping;
  private final String what;

  private WitnessFields(YamlNode.Mapping mapping, String what) {
    this.mapping = mapping;
    this.what = what;
  }

  /**
   * @param what it describes, for messages
   */
  static WitnessFields of(YamlNode node, String what) {
    if (node instanceof YamlNode.Mapping mapping) {
      return new WitnessFields(mapping, what);
    }
    throw new WitnessError(node.line(), what + " must be a mapping, not " + node.kind());
  }

  int line() {
    return mapping.line();
  }

  /** Only these keys may occur. */
  WitnessFields allow(String... keys) {
    Set<String> known = Set.of(keys);
    mapping
        .entries()
        .forEach(
            (key, value) -> {
              if (!known.contains(key)) {
                throw new WitnessError(value.line(), "'" + key + "' has no place in " + what);
              }
            });
    return this;
  }

  boolean has(String key) {
    return mapping.entries().containsKey(key);
  }

  YamlNode node(String key) {
    YamlNode node = mapping.entries().get(key);
    if (node == null) {
      throw new WitnessError(mapping.line(), "'" + key + "' is missing in " + what);
    }
    return node;
  }

  WitnessFields mapping(String key) {
    return of(node(key), "'" + key + "'");
  }

  List<YamlNode> list(String key) {
    return items(node(key), "'" + key + "'");
  }

  static List<YamlNode> items(YamlNode node, String what) {
    if (node instanceof YamlNode.Sequence sequence) {
      return sequence.items();
    }
    throw new WitnessError(node.line(), what + " must be a list, not " + node.kind());
  }

  YamlNode.Scalar scalar(String key) {
    return scalar(node(key), "'" + key + "'");
  }

  static YamlNode.Scalar scalar(YamlNode node, String what) {
    if (node instanceof YamlNode.Scalar scalar && !scalar.text().isBlank()) {
      return scalar;
    }
    throw new WitnessError(node.line(), what + " must be a text");
  }

  String text(String key) {
    return scalar(key).text();
  }

  /** A text of a form. */
  String text(String key, Pattern form, String expected) {
    YamlNode.Scalar scalar = scalar(key);
    if (!form.matcher(scalar.text()).matches()) {
      throw new WitnessError(
          scalar.line(), "'" + key + "' must be " + expected + ", not '" + scalar.text() + "'");
    }
    return scalar.text();
  }

  int positive(String key) {
    YamlNode.Scalar scalar = scalar(key);
    String text = scalar.text();
    if (text.length() > MOST_DIGITS || !text.matches("[1-9][0-9]*")) {
      throw new WitnessError(
          scalar.line(), "'" + key + "' must be a number above zero, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }

  Optional<String> optional(String key) {
    return has(key) ? Optional.of(text(key)) : Optional.empty();
  }
}
