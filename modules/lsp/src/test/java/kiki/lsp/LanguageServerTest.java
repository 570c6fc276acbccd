// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server as an editor sees it. */
class LanguageServerTest {
  private static final String URI = "file:///nowhere/%C3%A4/program.c";

  private static final String DIVISION =
      """
      int half(int n) {
        return 100 / n;
      }
      """;

  private static final String LOOP =
      """
      #include <assert.h>
      int main(void) {
        unsigned n;
        unsigned x = 0;
        while (x < n) {
          x++;
        }
        assert(x == n);
        return 0;
      }
      """;

  /** Whether it ends for all inputs is not known to mankind, and not to kiki. */
  private static final String COLLATZ =
      """
      #include <assert.h>
      int main(void) {
        unsigned long n;
        unsigned long steps = 0;
        while (n > 1) {
          n = n % 2 ? 3 * n + 1 : n / 2;
          steps++;
        }
        assert(steps != 4711);
        return 0;
      }
      """;

  private ScriptedEditor editor;

  private void start(Map<String, Object> settings) throws Exception {
    editor = ScriptedEditor.start(settings);
  }

  @AfterEach
  void stopsOrderly() throws Exception {
    assertEquals(0, editor.stop());
  }

  private static boolean hasFailure(List<Diagnostic> all) {
    return all.stream().anyMatch(d -> d.getMessage().getLeft().contains(": fails"));
  }

  @Test
  void failuresAreDiagnosed() throws Exception {
    start(Map.of());
    editor.open(URI, DIVISION);
    Diagnostic failure = editor.await(URI, LanguageServerTest::hasFailure).getFirst();
    assertEquals(
        "division by zero in 100 / n: fails (starting at 'half')", failure.getMessage().getLeft());
    assertEquals("half.division-by-zero.1", failure.getCode().getLeft());
    assertEquals(DiagnosticSeverity.Error, failure.getSeverity());
    assertEquals(new Range(new Position(1, 2), new Position(1, 16)), failure.getRange());
    editor.awaitLens(URI, "verify: 1 of \\d+ failed");
    assertTrue(editor.hover(URI, 1).contains("**fails**"), editor.hover(URI, 1));
    assertTrue(editor.progress.stream().anyMatch(p -> is(p, WorkDoneProgressBegin.class)));
  }

  private static boolean is(ProgressParams progress, Class<?> kind) {
    return kind.isInstance(progress.getValue().getLeft());
  }

  private static final String SCALED =
      """
      #include "scale.h"
      int scaled(unsigned char n) {
        return n / (SCALE - sizeof(long));
      }
      """;

  /** A file means what its command says; without one its header is not even found. */
  @Test
  void filesAreReadAsTheProjectCompilesThem(@TempDir Path project) throws Exception {
    Path file = Files.createDirectories(project.resolve("src")).resolve("scaled.c");
    Files.writeString(file, SCALED);
    Files.createDirectories(project.resolve("include"));
    Files.writeString(project.resolve("include/scale.h"), "int scaled(unsigned char n);\n");
    Path database =
        Files.createDirectories(project.resolve("build")).resolve("compile_commands.json");
    String command =
        "[{\"directory\": \"..\", \"file\": \"src/scaled.c\","
            + " \"command\": \"cc -m32 -Iinclude -DSCALE=%s -c src/scaled.c\"}]";
    Files.writeString(database, command.formatted("8"));
    start(Map.of());
    editor.open(file.toUri().toString(), SCALED);
    editor.awaitLens(file.toUri().toString(), "verify: nothing to check");
    Files.writeString(database, command.formatted("4"));
    Files.setLastModifiedTime(database, FileTime.from(Instant.now().plusSeconds(5)));
    editor.replace(file.toUri().toString(), SCALED + "\n");
    editor.await(file.toUri().toString(), LanguageServerTest::hasFailure);
  }

  /** A broken database changes nothing. */
  @Test
  void brokenDatabasesAreNoDatabases(@TempDir Path project) throws Exception {
    Files.writeString(project.resolve("compile_commands.json"), "[{");
    start(Map.of());
    String uri = project.resolve("half.c").toUri().toString();
    editor.open(uri, DIVISION);
    editor.await(uri, LanguageServerTest::hasFailure);
  }

  @Test
  void anEditThatMendsTheTextTakesTheFailureBack() throws Exception {
    start(Map.of());
    editor.open(URI, DIVISION);
    editor.await(URI, LanguageServerTest::hasFailure);
    editor.edit(URI, new Range(new Position(1, 15), new Position(1, 16)), "(n | 1)");
    editor.awaitLens(URI, "verify: verified.*");
    editor.await(URI, List::isEmpty);
    assertTrue(editor.hover(URI, 1).contains("**holds**"), editor.hover(URI, 1));
  }

  @Test
  void loopsShowTheirInvariantsAndRankings() throws Exception {
    start(Map.of("checks", List.of("termination"), "timeout", 30));
    editor.open(URI, LOOP);
    editor.awaitLens(URI, "verify: verified \\(2 properties\\)");
    String hover = editor.hover(URI, 4);
    assertTrue(hover.contains("x <= n"), hover);
    assertTrue(hover.contains("decreases"), hover);
    assertTrue(editor.hover(URI, 7).contains("by induction"), editor.hover(URI, 7));
    assertEquals("", editor.hover(URI, 5));
  }

  @Test
  void anEditCancelsWhatRuns() throws Exception {
    start(Map.of("timeout", 600));
    editor.open(URI, COLLATZ);
    editor.awaitLens(URI, "verify");
    awaitProgress(WorkDoneProgressBegin.class);
    editor.replace(URI, LOOP);
    editor.awaitLens(URI, "verify: verified.*");
    assertTrue(
        editor.progress.stream()
            .map(p -> p.getValue().getLeft())
            .anyMatch(
                p -> p instanceof WorkDoneProgressEnd e && "cancelled".equals(e.getMessage())));
  }

  private ProgressParams awaitProgress(Class<?> kind) throws InterruptedException {
    for (int i = 0; i < 6000; i++) {
      for (ProgressParams p : editor.progress) {
        if (is(p, kind)) {
          return p;
        }
      }
      Thread.sleep(5);
    }
    throw new AssertionError("no progress: " + editor.progress);
  }

  @Test
  void theUserCancelsWhatRuns() throws Exception {
    start(Map.of("timeout", 600));
    editor.open(URI, COLLATZ);
    Either<String, Integer> token = awaitProgress(WorkDoneProgressBegin.class).getToken();
    editor.server().cancelProgress(new WorkDoneProgressCancelParams(token));
    awaitProgress(WorkDoneProgressEnd.class);
  }

  @Test
  void aRequestThatIsCancelledEnds() throws Exception {
    start(Map.of("timeout", 600));
    editor.open(URI, COLLATZ);
    editor.awaitLens(URI, "verify");
    CompletableFuture<Object> request =
        editor
            .server()
            .getWorkspaceService()
            .executeCommand(
                new ExecuteCommandParams(Commands.VERIFY_FUNCTION, List.of(URI, "main")));
    request.cancel(true);
    assertThrows(CancellationException.class, () -> editor.get(request));
    editor.replace(URI, LOOP);
    editor.awaitLens(URI, "verify: verified.*");
    // The thread for commands is free again.
    assertEquals("verified (1 property)", editor.execute(Commands.VERIFY_FUNCTION, URI, "main"));
  }

  @Test
  void functionsThatOthersCallAreVerifiedOnRequest() throws Exception {
    start(Map.of());
    editor.open(URI, DIVISION + "int main(void) { return half(3); }\n");
    editor.awaitLens(URI, "verify: verified.*");
    assertEquals("verify", editor.lenses(URI).getFirst().getCommand().getTitle());
    Object verdict = editor.execute(Commands.VERIFY_FUNCTION, URI, "half");
    assertTrue(verdict.toString().contains("failed"), verdict.toString());
    editor.await(URI, LanguageServerTest::hasFailure);
  }

  @Test
  void preconditionsAreInserted() throws Exception {
    start(Map.of());
    String text =
        "int used;\n/* What it\n\n does. */\nstatic int\nhalf(int n) {\n  return 100 / n;\n}\n";
    editor.open(URI, text);
    editor.await(URI, LanguageServerTest::hasFailure);
    CodeAction action =
        editor.actions(URI, new Range(new Position(6, 4), new Position(6, 4))).stream()
            .filter(a -> a.getTitle().contains("precondition of 'half'"))
            .findFirst()
            .orElseThrow();
    assertEquals(Commands.INSERT_PRECONDITION, action.getCommand().getCommand());
    assertEquals("n != 0", editor.execute(Commands.INSERT_PRECONDITION, URI, "half"));
    TextEdit edit = editor.edits.getFirst().getEdit().getChanges().get(URI).getFirst();
    assertEquals(new Position(1, 0), edit.getRange().getStart());
    editor.edit(URI, edit.getRange(), edit.getNewText());
    editor.awaitLens(URI, "verify: verified.*");
  }

  @Test
  void reproducersAreWritten() throws Exception {
    start(Map.of());
    editor.open(URI, DIVISION);
    editor.await(URI, LanguageServerTest::hasFailure);
    CodeAction action =
        editor.actions(URI, new Range(new Position(1, 0), new Position(1, 0))).stream()
            .filter(a -> a.getTitle().startsWith("Write a reproducer"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        "file:///nowhere/%C3%A4/program.half.division-by-zero.1.reproducer.c",
        action.getEdit().getDocumentChanges().getLast().getLeft().getTextDocument().getUri());
    Object text = editor.execute(Commands.SHOW_REPRODUCER, URI, "half.division-by-zero.1");
    assertTrue(text.toString().contains("half(0)"), text.toString());
    assertThrows(
        ExecutionException.class, () -> editor.execute(Commands.SHOW_REPRODUCER, URI, "other"));
  }

  @Test
  void settingsThatAreWrongAreTold() throws Exception {
    start(Map.of("checks", List.of("no-such")));
    assertEquals(1, awaitMessages());
    editor.open(URI, DIVISION);
    editor.await(URI, LanguageServerTest::hasFailure);
    editor
        .server()
        .getWorkspaceService()
        .didChangeConfiguration(
            new DidChangeConfigurationParams(Map.of("kiki", Map.of("checks", List.of()))));
    editor.awaitLens(URI, "verify: nothing to check");
    editor.await(URI, List::isEmpty);
  }

  private int awaitMessages() throws InterruptedException {
    for (int i = 0; i < 2000 && editor.messages.isEmpty(); i++) {
      Thread.sleep(5);
    }
    return editor.messages.size();
  }

  @Test
  void settingsCannotRunPrograms() throws Exception {
    start(Map.of("checks", List.of("x --preprocessor touch")));
    assertEquals(1, awaitMessages());
    assertFalse(editor.messages.getFirst().getMessage().isEmpty());
  }
}
