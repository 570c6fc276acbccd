// SPDX-License-Identifier: Apache-2.0
package kiki.project.store;

import java.util.Optional;

/**
 * Answers of earlier runs. Several threads may use it, and several processes the same file: what
 * one has written, others find; a process that dies loses what it has not written, and nothing
 * else.
 */
public interface AnswerStore extends AutoCloseable {
  /** Keeps nothing. */
  AnswerStore NONE = new NoStore();

  /**
   * The answer to a question, exactly as it was given; an answer that is damaged is none.
   *
   * @throws StoreError if the store cannot be read
   */
  Optional<String> find(String key);

  /**
   * Keeps an answer for good. A later answer to the same question takes its place.
   *
   * @throws StoreError if it cannot be written, for instance since the disk is full
   */
  void put(String key, String answer);

  @Override
  void close();
}
