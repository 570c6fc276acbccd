// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import kiki.project.answer.FunctionAnswer;
import kiki.project.plan.ProjectEntry;
import kiki.project.plan.ProjectPlan;
import kiki.project.run.RemoteAnswer.Validity;

/** The functions of a project in a process that verifies some of them for another one. */
public final class RemoteEntries {
  private final ProjectRequest request;
  private final ProjectPlan plan;

  private RemoteEntries(ProjectRequest request, ProjectPlan plan) {
    this.request = request;
    this.plan = plan;
  }

  /** Reads the project, as the one who asks has done. */
  public static RemoteEntries of(ProjectRequest request) {
    return new RemoteEntries(request, RequestPlan.of(request));
  }

  /** An answer that is asked for, and can be cancelled from another thread. */
  public final class Asked {
    private final RemoteQuestion question;
    private final ProjectEntry entry;
    private final EntryTask task;

    private Asked(RemoteQuestion question, ProjectEntry entry) {
      this.question = question;
      this.entry = entry;
      this.task = new EntryTask(request, entry);
    }

    /**
     * Verifies.
     *
     * @throws CancellationException if it was cancelled
     */
    public RemoteAnswer answer() {
      try {
        return switch (task.read()) {
          case EntryTask.Unreadable(FunctionAnswer refused) -> passing(refused);
          case EntryTask.Read(EntryTask.Question read) ->
              read.key().equals(question.key()) ? verified(read) : differs();
        };
      } catch (OutOfMemoryError | StackOverflowError e) {
        return passing(task.failed(e));
      }
    }

    private RemoteAnswer verified(EntryTask.Question read) {
      Optional<FunctionAnswer> found = task.verify(read);
      return new RemoteAnswer(
          new KeptAnswer(read.places(), found.orElseThrow(CancellationException::new)).text(),
          Validity.LASTING);
    }

    private RemoteAnswer differs() {
      return given("its files differ on the machine that was to verify it");
    }

    /** What is said when it cannot be verified. */
    public RemoteAnswer given(String reason) {
      return passing(new AnswerBuilder(request.root(), entry).refused(reason, 0));
    }

    private RemoteAnswer passing(FunctionAnswer answer) {
      return new RemoteAnswer(new KeptAnswer(List.of(), answer).text(), Validity.PASSING);
    }

    public void cancel() {
      task.cancel("cancelled");
    }
  }

  /**
   * @throws IllegalStateException if there is no such function: the projects differ
   */
  public Asked ask(RemoteQuestion question) {
    if (question.number() >= plan.entries().size()) {
      throw new IllegalStateException("the project is another one on this machine");
    }
    return new Asked(question, plan.entries().get(question.number()));
  }
}
