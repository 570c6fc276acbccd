// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kiki.api.ProgressListener;
import kiki.lower.FileOutline.Definition;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Commands and settings. */
final class WorkspaceRequests implements WorkspaceService {
  private final Documents documents;
  private final Workers workers;
  private final Consumer<Object> settings;

  /**
   * @param settings takes what the client sends
   */
  WorkspaceRequests(Documents documents, Workers workers, Consumer<Object> settings) {
    this.documents = documents;
    this.workers = workers;
    this.settings = settings;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    settings.accept(params.getSettings());
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    // None are asked for.
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    List<String> words = words(params);
    Optional<OpenDocument> document =
        words.size() == 2 ? documents.find(words.getFirst()) : Optional.empty();
    if (document.isEmpty()) {
      return wrong("the command needs a document that is open, and a name");
    }
    String name = words.get(1);
    return switch (params.getCommand()) {
      case Commands.VERIFY_FUNCTION ->
          document
              .get()
              .function(name)
              .map(f -> verify(document.get(), f))
              .orElseGet(() -> wrong("no function '" + name + "' in the text as it is"));
      case Commands.INSERT_PRECONDITION ->
          document
              .get()
              .function(name)
              .map(f -> insert(document.get(), f))
              .orElseGet(() -> wrong("no function '" + name + "' in the text as it is"));
      case Commands.SHOW_REPRODUCER ->
          document
              .get()
              .reproducer(name)
              .<CompletableFuture<Object>>map(CompletableFuture::completedFuture)
              .orElseGet(() -> wrong("no failure of '" + name + "' is known"));
      default -> wrong("no command '" + params.getCommand() + "'");
    };
  }

  private static List<String> words(ExecuteCommandParams params) {
    return Optional.ofNullable(params.getArguments()).orElse(List.of()).stream()
        .map(a -> a instanceof JsonPrimitive p ? p.getAsString() : String.valueOf(a))
        .toList();
  }

  private static CompletableFuture<Object> wrong(String message) {
    return CompletableFuture.failedFuture(
        new ResponseErrorException(
            new ResponseError(ResponseErrorCode.InvalidParams, message, null)));
  }

  private CompletableFuture<Object> verify(OpenDocument document, Definition function) {
    DocumentText text = document.text();
    EntryRun run = new EntryRun(text, document.settings(), function);
    return answer(
        run::cancel,
        () -> {
          WorkDone work = WorkDone.begin(documents.client(), "Verifying '" + function.name() + "'");
          EntryResult result = run.run(ProgressListener.NONE);
          document.verified(text, function.name(), result);
          work.end(result.verdict());
          return result.verdict();
        });
  }

  private CompletableFuture<Object> insert(OpenDocument document, Definition function) {
    DocumentText text = document.text();
    PreconditionSearch search =
        new PreconditionSearch(text, document.settings().precondition(), function);
    return answer(
        search::cancel,
        () -> {
          WorkDone work =
              WorkDone.begin(
                  documents.client(), "Looking for a precondition of '" + function.name() + "'");
          PreconditionSearch.Outcome outcome = search.run();
          work.end("done");
          return switch (outcome) {
            case PreconditionSearch.Found found -> inserted(document, text, function, found);
            case PreconditionSearch.Nothing(String reason) -> {
              documents.client().show(MessageType.Info, reason);
              yield reason;
            }
          };
        });
  }

  private Object inserted(
      OpenDocument document,
      DocumentText text,
      Definition function,
      PreconditionSearch.Found found) {
    Optional<WorkspaceEdit> edit = document.contractEdit(text, function, found);
    if (edit.isEmpty()) {
      return "the text has changed meanwhile";
    }
    // Waiting for the answer here would keep other commands from running.
    documents.client().apply(edit.get());
    return found.condition();
  }

  /** What a thread of its own works out; a request that is cancelled cancels the work. */
  private CompletableFuture<Object> answer(Runnable cancel, Supplier<Object> work) {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    answer.whenComplete(
        (_, failure) -> {
          if (failure instanceof CancellationException) {
            cancel.run();
          }
        });
    workers
        .commands()
        .execute(
            () -> {
              if (!answer.isCancelled()) {
                complete(answer, work);
              }
            });
    return answer;
  }

  private static void complete(CompletableFuture<Object> answer, Supplier<Object> work) {
    try {
      answer.complete(work.get());
    } catch (RuntimeException | Error e) {
      answer.completeExceptionally(e);
    }
  }
}
