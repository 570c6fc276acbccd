// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.api.PropertyResult;
import kiki.program.Property;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.CreateFileOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What can be done about failures in some lines, and for functions that begin there. */
final class Actions {
  private final Findings findings;
  private final Client client;

  private Actions(Findings findings, Client client) {
    this.findings = findings;
    this.client = client;
  }

  static List<CodeAction> of(Findings findings, Range range, Client client) {
    return new Actions(findings, client).of(range);
  }

  private List<CodeAction> of(Range range) {
    Map<String, CodeAction> actions = new LinkedHashMap<>();
    for (int line = range.getStart().getLine(); line <= range.getEnd().getLine(); line++) {
      findings.functionAt(line).ifPresent(f -> addPrecondition(f.name(), actions));
      if (line > findings.text().text().length()) {
        break; // A client may say "to the end" with any number.
      }
    }
    for (EntryResult result : findings.results().values()) {
      for (PropertyResult property : result.properties()) {
        int line = property.property().location().line() - 1;
        boolean isMeant = range.getStart().getLine() <= line && line <= range.getEnd().getLine();
        if (isMeant && property.fails() && findings.isHere(property.property())) {
          addPrecondition(result.entry(), actions);
          property
              .reproducer()
              .ifPresent(
                  text -> {
                    CodeAction action = reproducer(property.property(), text);
                    actions.putIfAbsent(action.getTitle(), action);
                  });
        }
      }
    }
    return List.copyOf(actions.values());
  }

  /** What starts the program has no caller that could obey it. */
  private void addPrecondition(String function, Map<String, CodeAction> actions) {
    if (function.equals("main")) {
      return;
    }
    CodeAction action =
        action("Infer and insert a precondition of '" + function + "'", CodeActionKind.QuickFix);
    action.setCommand(
        new Command(
            action.getTitle(),
            Commands.INSERT_PRECONDITION,
            List.of(findings.text().uri(), function)));
    actions.putIfAbsent(action.getTitle(), action);
  }

  private CodeAction reproducer(Property property, String text) {
    CodeAction action;
    if (client.createsFiles() && findings.text().uri().startsWith("file:")) {
      action = action("Write a reproducer of " + property.name(), CodeActionKind.QuickFix);
      action.setEdit(creation(property, text));
    } else {
      action = action("Show a reproducer of " + property.name(), CodeActionKind.QuickFix);
      action.setCommand(
          new Command(
              action.getTitle(),
              Commands.SHOW_REPRODUCER,
              List.of(findings.text().uri(), property.name())));
    }
    return action;
  }

  /** A file of its own beside the text. */
  private WorkspaceEdit creation(Property property, String text) {
    String uri = findings.text().uri();
    String stem = uri.endsWith(".c") ? uri.substring(0, uri.length() - 2) : uri;
    String file = stem + "." + property.name().replaceAll("[^\\w.-]", "_") + ".reproducer.c";
    Position start = new Position(0, 0);
    TextDocumentEdit content =
        new TextDocumentEdit(
            new VersionedTextDocumentIdentifier(file, null),
            new ArrayList<>(List.of(Either.forLeft(new TextEdit(new Range(start, start), text)))));
    return new WorkspaceEdit(
        List.of(
            Either.forRight(new CreateFile(file, new CreateFileOptions(true, false))),
            Either.forLeft(content)));
  }

  private static CodeAction action(String title, String kind) {
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    return action;
  }
}
