// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor that does what a test says, connected to a server by pipes. */
final class ScriptedEditor implements LanguageClient {
  private static final long PATIENCE_SECONDS = 60;

  final List<PublishDiagnosticsParams> published = new CopyOnWriteArrayList<>();
  final List<ProgressParams> progress = new CopyOnWriteArrayList<>();
  final List<MessageParams> messages = new CopyOnWriteArrayList<>();
  final List<ApplyWorkspaceEditParams> edits = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private LanguageServer server;
  private int version;

  /** Starts a server and says hello. */
  static ScriptedEditor start(Object settings) throws Exception {
    Pipe toServer = Pipe.open();
    Pipe toClient = Pipe.open();
    ScriptedEditor editor = new ScriptedEditor();
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                editor.exit.complete(
                    LanguageServerMain.serve(
                        Channels.newInputStream(toServer.source()),
                        Channels.newOutputStream(toClient.sink())));
              } catch (InterruptedException | RuntimeException e) {
                editor.exit.completeExceptionally(e);
              }
            });
    Launcher<LanguageServer> launcher =
        LSPLauncher.createClientLauncher(
            editor,
            Channels.newInputStream(toClient.source()),
            Channels.newOutputStream(toServer.sink()));
    launcher.startListening();
    editor.server = launcher.getRemoteProxy();
    InitializeParams hello = new InitializeParams();
    hello.setCapabilities(capabilities());
    hello.setInitializationOptions(settings);
    InitializeResult answer = editor.get(editor.server.initialize(hello));
    if (!"kiki".equals(answer.getServerInfo().getName())) {
      throw new IOException("another server");
    }
    editor.server.initialized(new InitializedParams());
    return editor;
  }

  private static ClientCapabilities capabilities() {
    ClientCapabilities capabilities = new ClientCapabilities();
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    capabilities.setWindow(window);
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setCodeLens(new CodeLensWorkspaceCapabilities(true));
    WorkspaceEditCapabilities edit = new WorkspaceEditCapabilities();
    edit.setDocumentChanges(true);
    edit.setResourceOperations(List.of(ResourceOperationKind.Create));
    workspace.setWorkspaceEdit(edit);
    capabilities.setWorkspace(workspace);
    return capabilities;
  }

  LanguageServer server() {
    return server;
  }

  <T> T get(CompletableFuture<T> future) throws Exception {
    return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  void open(String uri, String text) {
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "c", ++version, text)));
  }

  /** Replaces the whole text. */
  void replace(String uri, String text) {
    change(uri, new TextDocumentContentChangeEvent(text));
  }

  void edit(String uri, Range range, String text) {
    change(uri, new TextDocumentContentChangeEvent(range, text));
  }

  private void change(String uri, TextDocumentContentChangeEvent event) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, ++version), List.of(event)));
  }

  /** Waits until the diagnostics of the last version of the text are as they should be. */
  List<Diagnostic> await(String uri, Predicate<List<Diagnostic>> expected) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (System.nanoTime() < end) {
      List<PublishDiagnosticsParams> all =
          published.stream()
              .filter(
                  p -> p.getUri().equals(uri) && Integer.valueOf(version).equals(p.getVersion()))
              .toList();
      if (!all.isEmpty() && expected.test(all.getLast().getDiagnostics())) {
        return all.getLast().getDiagnostics();
      }
      Thread.sleep(5);
    }
    throw new AssertionError("not in time; published: " + published);
  }

  /** Waits until a function has a verdict like that, and gives its lens. */
  CodeLens awaitLens(String uri, String title) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    List<String> seen = new ArrayList<>();
    while (System.nanoTime() < end) {
      seen.clear();
      for (CodeLens lens : lenses(uri)) {
        seen.add(lens.getCommand().getTitle());
        if (lens.getCommand().getTitle().matches(title)) {
          return lens;
        }
      }
      Thread.sleep(5);
    }
    throw new AssertionError("no lens " + title + " in " + seen + "; published: " + published);
  }

  List<? extends CodeLens> lenses(String uri) throws Exception {
    return get(
        server
            .getTextDocumentService()
            .codeLens(new CodeLensParams(new TextDocumentIdentifier(uri))));
  }

  /** The text of the hover in a line, counted from zero; empty if there is none. */
  String hover(String uri, int line) throws Exception {
    var hover =
        get(
            server
                .getTextDocumentService()
                .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(line, 3))));
    return hover == null ? "" : hover.getContents().getRight().getValue();
  }

  List<CodeAction> actions(String uri, Range range) throws Exception {
    return get(
            server
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        new TextDocumentIdentifier(uri), range, new CodeActionContext(List.of()))))
        .stream()
        .map(e -> e.getRight())
        .toList();
  }

  Object execute(String command, String uri, String name) throws Exception {
    return get(
        server
            .getWorkspaceService()
            .executeCommand(new ExecuteCommandParams(command, List.of(uri, name))));
  }

  /** Says goodbye; the exit code of the server. */
  int stop() throws Exception {
    get(server.shutdown());
    server.exit();
    return get(exit);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void showMessage(MessageParams message) {
    messages.add(message);
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {
    messages.add(message);
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void notifyProgress(ProgressParams params) {
    progress.add(params);
  }

  @Override
  public CompletableFuture<Void> refreshCodeLenses() {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<ApplyWorkspaceEditResponse> applyEdit(ApplyWorkspaceEditParams params) {
    edits.add(params);
    return CompletableFuture.completedFuture(new ApplyWorkspaceEditResponse(true));
  }
}
