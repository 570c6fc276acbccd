// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * The threads of the server: however many documents are open, no more are verified at once.
 *
 * @param timer waits for the typist to stop
 * @param readers the front end, which is to answer at once
 * @param verifiers of documents
 * @param commands what the user has asked for, which does not wait for documents
 */
record Workers(
    ScheduledExecutorService timer,
    ExecutorService readers,
    ExecutorService verifiers,
    ExecutorService commands) {

  static Workers start() {
    int documents =
        Math.max(1, Runtime.getRuntime().availableProcessors() / LspTuning.PROCESSORS_A_DOCUMENT);
    return new Workers(
        Executors.newSingleThreadScheduledExecutor(named("timer")),
        Executors.newSingleThreadExecutor(named("reader")),
        Executors.newFixedThreadPool(documents, named("verifier")),
        Executors.newSingleThreadExecutor(named("command")));
  }

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name("kiki-" + name + "-", 0).factory();
  }

  /** After the quiet time. */
  void verifyLater(Runnable work) {
    timer.schedule(() -> verifiers.execute(work), LspTuning.QUIET_MILLIS, TimeUnit.MILLISECONDS);
  }

  void stop() {
    timer.shutdownNow();
    readers.shutdownNow();
    verifiers.shutdownNow();
    commands.shutdownNow();
  }
}
