// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kiki.project.store.AnswerStore;

/** Keeps answers in memory. */
final class MapStore implements AnswerStore {
  final Map<String, String> answers = new ConcurrentHashMap<>();

  @Override
  public Optional<String> find(String key) {
    return Optional.ofNullable(answers.get(key));
  }

  @Override
  public void put(String key, String answer) {
    answers.put(key, answer);
  }

  @Override
  public void close() {}
}
