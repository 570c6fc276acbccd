// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * The editor, and what it says it can do.
 *
 * @param remote the other end of the protocol
 */
record Client(LanguageClient remote, ClientCapabilities capabilities) {
  /** The section of the settings that is kiki's. */
  private static final String SECTION = "kiki";

  void publish(DocumentText text, List<Diagnostic> diagnostics) {
    remote.publishDiagnostics(
        new PublishDiagnosticsParams(text.uri(), diagnostics, text.version()));
  }

  /** A text that is closed has no diagnostics. */
  void clear(String uri) {
    remote.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
  }

  void show(MessageType type, String message) {
    remote.showMessage(new MessageParams(type, "kiki: " + message));
  }

  /** Whether the edit was made. */
  CompletableFuture<Boolean> apply(WorkspaceEdit edit) {
    return remote
        .applyEdit(new ApplyWorkspaceEditParams(edit))
        .handle((answer, failure) -> failure == null && answer != null && answer.isApplied());
  }

  void refreshLenses() {
    boolean isPossible =
        Optional.ofNullable(capabilities.getWorkspace())
            .map(w -> w.getCodeLens())
            .map(c -> c.getRefreshSupport())
            .orElse(false);
    if (isPossible) {
      remote.refreshCodeLenses();
    }
  }

  boolean hasProgress() {
    return Optional.ofNullable(capabilities.getWindow())
        .map(w -> w.getWorkDoneProgress())
        .orElse(false);
  }

  boolean createsFiles() {
    return Optional.ofNullable(capabilities.getWorkspace())
        .map(w -> w.getWorkspaceEdit())
        .filter(e -> Boolean.TRUE.equals(e.getDocumentChanges()))
        .map(e -> e.getResourceOperations())
        .map(operations -> operations.contains(ResourceOperationKind.Create))
        .orElse(false);
  }

  /** What the user has set; empty if the editor cannot be asked. */
  Optional<CompletableFuture<List<Object>>> configuration() {
    boolean isPossible =
        Optional.ofNullable(capabilities.getWorkspace())
            .map(w -> w.getConfiguration())
            .orElse(false);
    ConfigurationItem item = new ConfigurationItem();
    item.setSection(SECTION);
    return isPossible
        ? Optional.of(remote.configuration(new ConfigurationParams(List.of(item))))
        : Optional.empty();
  }
}
