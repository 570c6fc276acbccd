// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.lower.FileOutline.Definition;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.WorkspaceEdit;

/** A text in the editor with what is known of it. Verdicts are only shown for the text as it is. */
final class OpenDocument implements Analysis.Listener {
  private final Client client;
  private final Workers workers;
  private final CompileCommands commands;

  private DocumentText text;
  private Findings findings;
  private Settings settings;
  private Optional<Analysis> running = Optional.empty();
  private List<Diagnostic> published = List.of();

  /** Verdicts about functions, of whatever version of the text. */
  private final Map<String, String> verdicts = new LinkedHashMap<>();

  OpenDocument(
      Client client,
      Workers workers,
      CompileCommands commands,
      DocumentText text,
      Settings settings) {
    this.client = client;
    this.workers = workers;
    this.commands = commands;
    this.text = text;
    this.findings = Findings.none(text);
    this.settings = settings;
  }

  synchronized DocumentText text() {
    return text;
  }

  /** The user's, for the file as the project compiles it. */
  synchronized Settings settings() {
    return settings.compiledWith(commands.of(text));
  }

  synchronized void edit(int version, List<TextDocumentContentChangeEvent> changes) {
    text = text.edited(version, changes);
    restart();
  }

  synchronized void set(Settings other) {
    settings = other;
    restart();
  }

  /** Looks at the text as it is now, and at none of before. */
  synchronized void restart() {
    running.ifPresent(Analysis::cancel);
    Analysis analysis = new Analysis(text, settings(), client, this);
    running = Optional.of(analysis);
    workers.readers().execute(() -> analysis.read(workers));
  }

  synchronized void close() {
    running.ifPresent(Analysis::cancel);
    running = Optional.empty();
    client.clear(text.uri());
  }

  synchronized void cancel(String token) {
    running.ifPresent(a -> a.cancel(token));
  }

  private boolean isCurrent(Analysis analysis) {
    return running.filter(a -> a == analysis).isPresent() && !analysis.isCancelled();
  }

  @Override
  public synchronized void read(Analysis analysis, Findings read) {
    if (isCurrent(analysis)) {
      findings = read;
      publish();
      client.refreshLenses();
    }
  }

  @Override
  public synchronized void changed(
      Analysis analysis, String entry, UnaryOperator<EntryResult> change) {
    if (isCurrent(analysis)) {
      change(entry, change);
    }
  }

  /** What a run that no analysis has started knows of a version of the text. */
  synchronized void verified(DocumentText of, String entry, EntryResult result) {
    if (isKnown() && of.equals(text)) {
      change(entry, _ -> result);
    }
  }

  private void change(String entry, UnaryOperator<EntryResult> change) {
    findings = findings.with(entry, change);
    EntryResult result = findings.results().get(entry);
    List<Diagnostic> diagnostics = Diagnoses.of(findings);
    if (!diagnostics.equals(published)) {
      publish();
    }
    if (!(result.state() instanceof EntryResult.State.Running)) {
      verdicts.put(entry, result.verdict());
      client.refreshLenses();
    }
  }

  private void publish() {
    published = Diagnoses.of(findings);
    client.publish(text, published);
  }

  /** Whether the findings are about the text as it is. */
  private boolean isKnown() {
    return findings.text().equals(text);
  }

  synchronized List<CodeLens> lenses() {
    return Lenses.of(isKnown() ? findings : findings.withoutResults(), verdicts);
  }

  synchronized Optional<Hover> hover(int line) {
    return isKnown() ? Hovers.of(findings, line) : Optional.empty();
  }

  synchronized List<CodeAction> actions(Range range) {
    return isKnown() ? Actions.of(findings, range, client) : List.of();
  }

  /** A function of the text as it is. */
  synchronized Optional<Definition> function(String name) {
    return isKnown()
        ? findings.functions().stream().filter(f -> f.name().equals(name)).findFirst()
        : Optional.empty();
  }

  /** Inserts a contract in front of a function; empty if the text is another by now. */
  synchronized Optional<WorkspaceEdit> contractEdit(
      DocumentText of, Definition function, PreconditionSearch.Found found) {
    return of.equals(text)
        ? Optional.of(ContractEdit.of(text, function, found.contract()))
        : Optional.empty();
  }

  synchronized Optional<String> reproducer(String property) {
    return findings.results().values().stream()
        .flatMap(r -> r.properties().stream())
        .filter(p -> p.property().name().equals(property))
        .flatMap(p -> p.reproducer().stream())
        .findFirst();
  }
}
