// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.List;
import java.util.function.BiConsumer;

/** Verifies functions of a project in other processes, by {@link RemoteEntries}. */
public interface RemoteVerification {
  /**
   * Returns when every question has one answer.
   *
   * @param heard is told each answer as soon as it is known, from any thread
   */
  void verify(List<RemoteQuestion> questions, BiConsumer<RemoteQuestion, RemoteAnswer> heard);
}
