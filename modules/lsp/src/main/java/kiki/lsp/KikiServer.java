// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import kiki.options.UsageError;
import kiki.util.Version;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server as the protocol sees it: from the first message to the last. */
final class KikiServer implements LanguageServer {
  /** What the process ends with if nobody has said that it is to shut down. */
  private static final int NOT_SHUT_DOWN = 1;

  private final Runnable end;
  private final AtomicInteger exitCode;
  private final Workers workers;
  private final Documents documents;
  private final WorkspaceRequests workspace;
  private LanguageClient remote;
  private Path folder = Path.of("").toAbsolutePath();
  private Settings settings = Settings.DEFAULT;

  private KikiServer(Runnable end, Workers workers) {
    this.end = end;
    this.exitCode = new AtomicInteger(NOT_SHUT_DOWN);
    this.workers = workers;
    this.documents = new Documents(workers);
    this.workspace = new WorkspaceRequests(documents, workers, this::configure);
  }

  /**
   * @param end what is to be done after the last message
   */
  static KikiServer start(Runnable end) {
    return new KikiServer(end, Workers.start());
  }

  void connect(LanguageClient client) {
    remote = client;
  }

  /** What the process is to end with. */
  int exitCode() {
    return exitCode.get();
  }

  /** The client is gone, orderly or not. */
  void disconnect() {
    documents.closeAll();
    workers.stop();
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    ClientCapabilities capabilities =
        Optional.ofNullable(params.getCapabilities()).orElseGet(ClientCapabilities::new);
    documents.connect(new Client(remote, capabilities));
    folder(params).ifPresent(f -> folder = f);
    if (params.getInitializationOptions() instanceof JsonElement json && !json.isJsonNull()) {
      configure(json);
    }
    ServerInfo info = new ServerInfo("kiki", Version.NUMBER);
    return CompletableFuture.completedFuture(new InitializeResult(abilities(), info));
  }

  private static ServerCapabilities abilities() {
    ServerCapabilities abilities = new ServerCapabilities();
    abilities.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    abilities.setHoverProvider(true);
    abilities.setCodeLensProvider(new CodeLensOptions(false));
    abilities.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    abilities.setExecuteCommandProvider(new ExecuteCommandOptions(Commands.ALL));
    return abilities;
  }

  /** The first one, where a client has several. */
  @SuppressWarnings("deprecation") // Older clients have no other way to say it.
  private static Optional<Path> folder(InitializeParams params) {
    List<WorkspaceFolder> folders =
        Optional.ofNullable(params.getWorkspaceFolders()).orElse(List.of());
    Optional<String> uri =
        folders.stream()
            .map(WorkspaceFolder::getUri)
            .findFirst()
            .or(() -> Optional.ofNullable(params.getRootUri()));
    try {
      return uri.map(u -> Path.of(URI.create(u)));
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  @Override
  public void initialized(InitializedParams params) {
    pull();
  }

  private void pull() {
    documents
        .client()
        .configuration()
        .ifPresent(
            answer ->
                answer.thenAccept(
                    all -> {
                      JsonElement first =
                          new Gson().toJsonTree(all == null || all.isEmpty() ? null : all.get(0));
                      if (first.isJsonObject()) {
                        configure(first);
                      }
                    }));
  }

  /** Settings that came without being asked for, or word that there are others. */
  private void configure(Object sent) {
    JsonElement json = new Gson().toJsonTree(sent);
    if (!json.isJsonObject()) {
      pull();
      return;
    }
    JsonObject object = json.getAsJsonObject();
    JsonElement own = object.has("kiki") ? object.get("kiki") : object;
    if (own.isJsonNull()) {
      return;
    }
    try {
      Settings changed = Settings.DEFAULT.with(own).in(folder);
      if (!changed.equals(settings)) {
        settings = changed;
        documents.set(changed);
      }
    } catch (UsageError e) {
      documents.client().show(MessageType.Warning, e.getMessage());
    }
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    if (params.getToken().isLeft()) {
      documents.cancel(params.getToken().getLeft());
    }
  }

  /** Nothing is traced. */
  @Override
  public void setTrace(SetTraceParams params) {}

  @Override
  public CompletableFuture<Object> shutdown() {
    documents.closeAll();
    exitCode.set(0);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    disconnect();
    end.run();
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return workspace;
  }
}
