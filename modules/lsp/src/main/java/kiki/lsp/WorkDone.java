// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Tells the editor how far a piece of work is, if it wants to know. */
final class WorkDone {
  private final Client client;
  private final String token = "kiki-" + UUID.randomUUID();

  /** What is to be told next is told after this: first the editor must agree. */
  private CompletableFuture<Void> told;

  private WorkDone(Client client, CompletableFuture<Void> told) {
    this.client = client;
    this.told = told;
  }

  static WorkDone begin(Client client, String title) {
    WorkDone work = new WorkDone(client, CompletableFuture.completedFuture(null));
    if (client.hasProgress()) {
      work.told =
          client
              .remote()
              .createProgress(new WorkDoneProgressCreateParams(Either.forLeft(work.token)));
    }
    WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
    begin.setTitle(title);
    begin.setCancellable(true);
    begin.setPercentage(0);
    work.tell(begin);
    return work;
  }

  /** What the editor names it when it is to be cancelled. */
  String token() {
    return token;
  }

  void report(String message, int done, int all) {
    WorkDoneProgressReport report = new WorkDoneProgressReport();
    report.setMessage(message);
    report.setPercentage(100 * done / Math.max(all, 1));
    tell(report);
  }

  void end(String message) {
    WorkDoneProgressEnd end = new WorkDoneProgressEnd();
    end.setMessage(message);
    tell(end);
  }

  private synchronized void tell(WorkDoneProgressNotification notification) {
    if (client.hasProgress()) {
      told =
          told.thenRun(
              () ->
                  client
                      .remote()
                      .notifyProgress(
                          new ProgressParams(Either.forLeft(token), Either.forLeft(notification))));
    }
  }
}
