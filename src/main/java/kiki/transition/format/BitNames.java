// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.transition.system.NamedWord;

/** The names of bits, each after a space; nothing for those that have none. */
record BitNames(Map<Integer, String> inputs, Map<Integer, String> latches) {
  static BitNames of(List<NamedWord> words) {
    BitNames names = new BitNames(new HashMap<>(), new HashMap<>());
    for (NamedWord word : words) {
      Map<Integer, String> bits =
          switch (word.place()) {
            case INPUT -> names.inputs;
            case LATCH -> names.latches;
          };
      for (int i = 0; i < word.width(); i++) {
        bits.put(word.first() + i, " " + word.bit(i));
      }
    }
    return names;
  }

  String input(int number) {
    return inputs.getOrDefault(number, "");
  }

  String latch(int number) {
    return latches.getOrDefault(number, "");
  }
}
