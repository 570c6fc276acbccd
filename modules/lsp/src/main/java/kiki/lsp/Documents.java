// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;

/** The texts that are open. */
final class Documents implements TextDocumentService {
  private final Workers workers;
  private final CompileCommands commands = new CompileCommands();
  private final Map<String, OpenDocument> open = new ConcurrentHashMap<>();
  private volatile Settings settings = Settings.DEFAULT;
  private volatile Client client;

  Documents(Workers workers) {
    this.workers = workers;
  }

  void connect(Client other) {
    client = other;
  }

  Client client() {
    return client;
  }

  Optional<OpenDocument> find(String uri) {
    return Optional.ofNullable(open.get(uri));
  }

  void set(Settings changed) {
    settings = changed;
    open.values().forEach(d -> d.set(changed));
  }

  void cancel(String token) {
    open.values().forEach(d -> d.cancel(token));
  }

  void closeAll() {
    open.keySet().forEach(this::close);
  }

  private void close(String uri) {
    Optional.ofNullable(open.remove(uri)).ifPresent(OpenDocument::close);
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    close(item.getUri());
    DocumentText text = DocumentText.of(item.getUri(), item.getVersion(), item.getText());
    OpenDocument document = new OpenDocument(client, workers, commands, text, settings);
    open.put(item.getUri(), document);
    document.restart();
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    find(params.getTextDocument().getUri())
        .ifPresent(d -> d.edit(params.getTextDocument().getVersion(), params.getContentChanges()));
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    close(params.getTextDocument().getUri());
  }

  /** Other texts may include what was saved. */
  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    open.forEach(
        (other, document) -> {
          if (!other.equals(uri) && uri.endsWith(".h")) {
            document.restart();
          }
        });
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return CompletableFuture.completedFuture(
        find(params.getTextDocument().getUri()).map(OpenDocument::lenses).orElse(List.of()));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return CompletableFuture.completedFuture(
        find(params.getTextDocument().getUri())
            .flatMap(d -> d.hover(params.getPosition().getLine()))
            .orElse(null)); // The protocol's word for "nothing".
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    List<CodeAction> actions =
        find(params.getTextDocument().getUri())
            .map(d -> d.actions(params.getRange()))
            .orElse(List.of());
    return CompletableFuture.completedFuture(
        actions.stream().map(Either::<Command, CodeAction>forRight).toList());
  }
}
