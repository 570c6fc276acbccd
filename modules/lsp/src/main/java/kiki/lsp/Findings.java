// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import kiki.api.SourceMessage;
import kiki.lower.FileOutline.Definition;
import kiki.program.Property;

/**
 * What is known of one version of a text.
 *
 * @param functions that it defines; empty if it has errors
 * @param failure what the front end could not do, where no message says it
 * @param results by the function that executions start at
 */
record Findings(
    DocumentText text,
    List<SourceMessage> messages,
    List<Definition> functions,
    Optional<String> failure,
    SequencedMap<String, EntryResult> results) {
  Findings {
    messages = List.copyOf(messages);
    functions = List.copyOf(functions);
    results = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(results));
  }

  /** Of a text that was not looked at. */
  static Findings none(DocumentText text) {
    return new Findings(text, List.of(), List.of(), Optional.empty(), new LinkedHashMap<>());
  }

  /** With other results of a function, which may be the first. */
  Findings with(String entry, UnaryOperator<EntryResult> change) {
    SequencedMap<String, EntryResult> changed = new LinkedHashMap<>(results);
    changed.put(entry, change.apply(results.getOrDefault(entry, EntryResult.running(entry))));
    return new Findings(text, messages, functions, failure, changed);
  }

  /** As if nothing was verified. */
  Findings withoutResults() {
    return new Findings(text, messages, functions, failure, new LinkedHashMap<>());
  }

  /** The function that is defined in a line, counted from zero. */
  Optional<Definition> functionAt(int line) {
    return functions.stream().filter(f -> f.location().line() == line + 1).findFirst();
  }

  /** Whether a place is in the text, also where a library function does something for it. */
  boolean isHere(Property property) {
    return text.contains(property.location())
        || property.location().isLibrary()
            && property.location().line() > 0
            && functions.stream().anyMatch(f -> f.name().equals(property.function()));
  }
}
