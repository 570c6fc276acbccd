// SPDX-License-Identifier: Apache-2.0
package kiki.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import kiki.project.command.ProjectCommand;
import kiki.project.run.RemoteAnswer;
import kiki.project.run.RemoteEntries;
import kiki.project.run.RemoteQuestion;
import kiki.util.WorkingFolder;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;

/**
 * What an executor does with a question.
 *
 * @param words the command line of the driver
 * @param folder that the driver is in
 * @param attempts how often a task may fail before the cluster gives up the whole run
 */
record FunctionTask(List<String> words, String folder, int attempts) implements Serializable {
  /** For expressions that are nested deeply. */
  private static final long STACK_BYTES = 1L << 27;

  private static final long POLL_MILLIS = 100;

  /** What is read of a project stays, since an executor verifies many functions of it. */
  private static final Cached CACHED = new Cached();

  /** The project of the tasks so far. */
  private static final class Cached {
    private FunctionTask of;
    private RemoteEntries entries;

    synchronized RemoteEntries entries(FunctionTask task) {
      if (!task.equals(of)) {
        WorkingFolder.moveTo(Path.of(task.folder()));
        entries = RemoteEntries.of(ProjectCommand.request(task.words()));
        of = task;
      }
      return entries;
    }
  }

  /**
   * Verifies. A function that has taken executors down is given up before it takes all others with
   * it.
   */
  RemoteAnswer answer(RemoteQuestion question) {
    TaskContext context = TaskContext.get();
    RemoteEntries.Asked asked = CACHED.entries(this).ask(question);
    if (context.attemptNumber() + 1 >= attempts) {
      return asked.given(
          "the process that verified it has ended %d times, perhaps since memory ran out"
              .formatted(context.attemptNumber()));
    }
    Outcome outcome = new Outcome();
    Thread thread =
        new Thread(
            Thread.currentThread().getThreadGroup(),
            () -> outcome.compute(asked),
            "kiki",
            STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      while (thread.isAlive()) {
        thread.join(POLL_MILLIS);
        if (context.isInterrupted()) {
          asked.cancel(); // Another copy was faster, or the run was cancelled.
        }
      }
    } catch (InterruptedException e) {
      asked.cancel();
      throw new TaskKilledException("interrupted");
    }
    return outcome.get();
  }

  /** Of a thread. */
  private static final class Outcome {
    private Optional<RemoteAnswer> answer = Optional.empty();

    /**
     * What a thread leaves that ends in an error of the virtual machine: the task is tried again.
     */
    private RuntimeException problem = new IllegalStateException("verification has no answer");

    synchronized void compute(RemoteEntries.Asked asked) {
      try {
        answer = Optional.of(asked.answer());
      } catch (CancellationException e) {
        problem = new TaskKilledException("cancelled");
      } catch (RuntimeException e) {
        answer = Optional.of(asked.given("internal error: " + e + "; please report"));
      }
    }

    synchronized RemoteAnswer get() {
      return answer.orElseThrow(() -> problem);
    }
  }
}
