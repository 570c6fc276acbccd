// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.time.Duration;
import java.util.Optional;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.plan.ProjectEntry;
import kiki.project.report.ProjectText;
import kiki.project.run.ProjectListener;
import kiki.project.run.ProjectResults;
import kiki.project.run.ProjectRun;

/** One line about how far a project is; on Ctrl-C the run ends with what is known. */
final class ProjectProgress implements ProjectListener, Terminal.Activity {
  private final Terminal terminal;
  private final long start = System.nanoTime();
  private Optional<ProjectRun> run = Optional.empty();
  private int functions;
  private int done;
  private int failed;
  private int verified;

  ProjectProgress(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What an interruption ends. */
  void watch(ProjectRun started) {
    run = Optional.of(started);
  }

  @Override
  public void stop() {
    run.ifPresent(r -> r.cancel("interrupted"));
  }

  @Override
  public void report() {
    terminal.progress("");
    run.map(ProjectRun::soFar).ifPresent(this::print);
  }

  /** Names and messages are others' text. */
  void print(ProjectResults results) {
    ProjectText.lines(results).forEach(l -> terminal.print(SafeText.shown(l)));
  }

  @Override
  public synchronized void planned(int count) {
    functions = count;
  }

  @Override
  public synchronized void begun(ProjectEntry entry) {
    show(entry.function());
  }

  @Override
  public synchronized void answered(FunctionAnswer answer, Origin origin) {
    done++;
    verified += origin == Origin.VERIFICATION ? 1 : 0;
    failed += answer.status() == Status.FAILED ? 1 : 0;
    show(answer.function());
  }

  @Override
  public synchronized void unchanged(ProjectEntry entry) {
    done++;
  }

  @Override
  public synchronized void warning(String message) {
    terminal.progress("");
    terminal.error("warning: " + SafeText.shown(message));
  }

  private void show(String function) {
    terminal.progress(
        "%d of %d functions, %d failed: %s%s"
            .formatted(done, functions, failed, SafeText.shown(function), left()));
  }

  /** As long for each of the others as for those so far. */
  private String left() {
    if (verified == 0) {
      return "";
    }
    long spent = System.nanoTime() - start;
    Duration left = Duration.ofNanos(spent / done * (functions - done));
    return ", about %d:%02d left".formatted(left.toMinutes(), left.toSecondsPart());
  }
}
