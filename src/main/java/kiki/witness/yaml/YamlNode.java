// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value in a YAML document, and the line it starts in, from one. */
public sealed interface YamlNode {
  int line();

  /** As messages call it. */
  String kind();

  /** A text; numbers and truth values are texts, too, and nothing is the empty one. */
  record Scalar(String text, int line) implements YamlNode {
    @Override
    public String kind() {
      return "a single value";
    }
  }

  /** A list. */
  record Sequence(List<YamlNode> items, int line) implements YamlNode {
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /** Values by their keys, in the order of the text. */
  record Mapping(Map<String, YamlNode> entries, int line) implements YamlNode {
    public Mapping {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String kind() {
      return "a mapping";
    }
  }
}
