// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kiki.options.Option;
import kiki.options.UsageError;

/** The shells that {@link ShellCompletion} can speak to. */
enum Shell {
  BASH,
  ZSH,
  FISH;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Shell::word).toList();
  }

  static Shell named(String word) {
    return Arrays.stream(values())
        .filter(s -> s.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageError(
                    "%s takes one of %s, not '%s'"
                        .formatted(Option.COMPLETION.flag(), String.join(", ", words()), word)));
  }
}
