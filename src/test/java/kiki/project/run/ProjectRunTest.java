// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyFinding;
import kiki.project.compile.SourceFolders;
import kiki.project.plan.ProjectRoot;
import kiki.project.plan.Selection;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectRunTest {
  /** Two entry points with a helper each, one of which fails, and a main in another file. */
  private static final String LIBRARY =
      """
      static int half(int x) { return x / 2; }
      int first(int x) { return half(x); }
      static int inverse(int x) { return 100 / x; }
      int second(int x) { int y = x & 3; return inverse(y) + inverse(y + 1); }
      """;

  private static final String MAIN =
      """
      #include <assert.h>
      int first(int x);
      int main(void) { assert(first(8) == 4); return 0; }
      """;

  private final MapStore store = new MapStore();

  @TempDir Path folder;

  @BeforeEach
  void sources() throws IOException {
    write("library.c", LIBRARY);
    write("main.c", MAIN);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private ProjectRequest request(Selection selection) {
    return new ProjectRequest(
        ProjectRoot.of(folder),
        SourceFolders.read(folder),
        selection,
        List.of("--standard-checks", "--timeout", "60", "--certify"),
        Map.of(),
        List.of(),
        ProjectRequest.Shard.ALL,
        Set.of(),
        ProjectRequest.Recall.ALL,
        ProjectRequest.Inputs.ALL,
        1);
  }

  private ProjectResults run() {
    return run(request(Selection.DEFAULT), store);
  }

  private static ProjectResults run(ProjectRequest request, AnswerStore store) {
    return new ProjectRun(request, store, ProjectListener.NONE).run();
  }

  private static List<String> functions(ProjectResults results) {
    return results.answers().stream().map(FunctionAnswer::function).toList();
  }

  @Test
  void verifiesWhatNobodyCalls() {
    ProjectResults results = run();
    assertEquals(List.of("second", "main"), functions(results));
    FunctionAnswer second = results.answers().getFirst();
    assertEquals(Status.FAILED, second.status());
    assertEquals("library.c:4:5", second.where().toString());
    assertEquals(Status.PROVED, results.answers().getLast().status());
    PropertyFinding.Failed failed =
        (PropertyFinding.Failed)
            second.properties().stream()
                .filter(p -> p.finding().status() == Status.FAILED)
                .findFirst()
                .orElseThrow()
                .finding();
    assertEquals(
        List.of("second", "inverse"),
        failed.steps().getLast().stack().stream().filter(f -> !f.startsWith("_")).toList());
    assertTrue(failed.reproducer().orElseThrow().contains("second"));
  }

  /** What could not be read is no reason to read it again. */
  @Test
  void refusalsAreRecalledWithTheRest() throws IOException {
    write("main.c", "int helper(int x) { return x; }\nint main(void) { return helper(0); }\n");
    write("library.c", "int helper(int x, int y);\nint first(void) { return helper(1, 2); }\n");
    ProjectResults results = run();
    assertEquals(2, results.answers().size());
    assertEquals(0, results.recalled());
    ProjectResults again = run();
    assertEquals(2, again.recalled());
    assertEquals(results.answers(), again.answers());
    assertTrue(
        again.answers().stream().anyMatch(a -> a.outcome() instanceof FunctionAnswer.Refused));
    write("library.c", "int first(void) { return 1; }\n");
    assertEquals(1, run().recalled());
  }

  @Test
  void verifiesWhatIsNamed() {
    Selection first = new Selection(Optional.of(Pattern.compile("f.*")), Optional.empty());
    assertEquals(List.of("first", "second", "main"), functions(run(request(first), store)));
    Selection only = new Selection(Optional.empty(), Optional.of(Pattern.compile("main")));
    assertEquals(List.of("main"), functions(run(request(only), store)));
  }

  @Test
  void infersConditions() throws IOException {
    ProjectRequest all = request(Selection.DEFAULT);
    ProjectRequest inferred =
        new ProjectRequest(
            all.root(),
            all.sources(),
            all.selection(),
            all.words(),
            all.parameters(),
            all.stubs(),
            all.shard(),
            all.unchanged(),
            all.recall(),
            ProjectRequest.Inputs.INFERRED,
            1);
    write("library.c", "int second(int x) { return 100 / x; }\nint first(int x) { return x / 2; }");
    FunctionAnswer second = run(inferred, store).answers().getFirst();
    assertEquals(Status.CONDITIONAL, second.status());
    assertEquals("x != 0", second.condition().orElseThrow().text());
    assertEquals(List.of("second.division-by-zero.1"), second.condition().get().failing());
  }

  @Test
  void recallsWhatDidNotChange() {
    ProjectResults first = run();
    assertEquals(0, first.recalled());
    ProjectResults second = run();
    assertEquals(2, second.recalled());
    assertEquals(first.answers(), second.answers());
  }

  @Test
  void recallsFunctionsThatMoved() throws IOException {
    run();
    write("library.c", "\n\n" + LIBRARY);
    ProjectResults moved = run();
    // Executions are told with their lines, so that failures are looked at again.
    assertEquals(1, moved.recalled());
    assertEquals("library.c:6:5", moved.answers().getFirst().where().toString());
    ProjectResults fresh = run(request(Selection.DEFAULT), AnswerStore.NONE);
    assertEquals(
        fresh.answers().stream().flatMap(a -> a.properties().stream()).toList().toString(),
        moved.answers().stream().flatMap(a -> a.properties().stream()).toList().toString());
  }

  @Test
  void verifiesAgainWhatACalleeChanges() throws IOException {
    run();
    write("library.c", LIBRARY.replace("x / 2", "x / 3"));
    ProjectResults results = run();
    assertEquals(1, results.recalled());
    assertEquals(Status.FAILED, results.answers().getLast().status());
  }

  /** The same text with other options is another question. */
  @Test
  void optionsArePartOfTheQuestion() {
    Set<String> keys =
        new ProjectRun(request(Selection.DEFAULT), store, ProjectListener.NONE).keys();
    ProjectRequest all = request(Selection.DEFAULT);
    ProjectRequest other =
        new ProjectRequest(
            all.root(),
            all.sources(),
            all.selection(),
            List.of("--div-by-zero-check", "--timeout", "60"),
            all.parameters(),
            all.stubs(),
            all.shard(),
            all.unchanged(),
            all.recall(),
            all.inputs(),
            1);
    assertNotEquals(keys, new ProjectRun(other, store, ProjectListener.NONE).keys());
    assertEquals(
        keys, new ProjectRun(request(Selection.DEFAULT), store, ProjectListener.NONE).keys());
  }

  @Test
  void leavesOutWhatIsUnchanged() {
    ProjectRequest request = request(Selection.DEFAULT);
    Set<String> keys = new ProjectRun(request, store, ProjectListener.NONE).keys();
    ProjectResults results = run(request.without(keys), store);
    assertEquals(2, results.unchanged());
    assertEquals(Status.PROVED, results.status());
  }

  @Test
  void shardsAreDisjointAndComplete() {
    List<String> all = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      ProjectRequest r = request(Selection.DEFAULT);
      ProjectRequest part =
          new ProjectRequest(
              r.root(),
              r.sources(),
              r.selection(),
              r.words(),
              r.parameters(),
              r.stubs(),
              new ProjectRequest.Shard(i, 3),
              r.unchanged(),
              r.recall(),
              r.inputs(),
              1);
      all.addAll(functions(run(part, store)));
    }
    assertEquals(List.of("second", "main"), all);
  }

  @Test
  void skipsFilesWithErrors() throws IOException {
    write("broken.c", "int f( {");
    ProjectResults results = run();
    assertEquals(1, results.skipped().size());
    assertTrue(results.skipped().getFirst().reason().startsWith("broken.c:1:"));
    assertEquals(2, results.answers().size());
  }

  /** Functions that only call each other are verified, too. */
  @Test
  void cyclesHaveAnEntry() throws IOException {
    write(
        "cycle.c",
        "int odd(unsigned n);\n"
            + "int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }\n"
            + "int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }\n");
    assertEquals(List.of("even", "second", "main"), functions(run()));
  }

  @Test
  void cancellationKeepsWhatIsDone() {
    List<ProjectRun> runs = new ArrayList<>();
    ProjectRun run =
        new ProjectRun(
            request(Selection.DEFAULT),
            store,
            new ProjectListener() {
              @Override
              public void answered(FunctionAnswer answer, Origin origin) {
                runs.getFirst().cancel("interrupted");
              }
            });
    runs.add(run);
    ProjectResults results = run.run();
    assertEquals(List.of("second"), functions(results));
    assertEquals(ProjectResults.Completion.INTERRUPTED, results.completion());
    ProjectResults later = run();
    assertEquals(1, later.recalled());
    assertEquals(2, later.answers().size());
  }

  /** As on a full disk. */
  @Test
  void goesOnWithoutAStore() {
    List<String> warnings = new ArrayList<>();
    AnswerStore full =
        new AnswerStore() {
          @Override
          public Optional<String> find(String key) {
            return Optional.empty();
          }

          @Override
          public void put(String key, String answer) {
            throw new StoreError("the disk is full", new IOException());
          }

          @Override
          public void close() {}
        };
    ProjectResults results =
        new ProjectRun(
                request(Selection.DEFAULT),
                full,
                new ProjectListener() {
                  @Override
                  public void warning(String message) {
                    warnings.add(message);
                  }
                })
            .run();
    assertEquals(2, results.answers().size());
    assertEquals(List.of("answers are not kept: the disk is full"), warnings);
  }

  @Test
  void brokenAnswersAreLookedForAgain() {
    run();
    store.answers.replaceAll((key, text) -> "{}");
    ProjectResults results = run();
    assertEquals(0, results.recalled());
    assertFalse(results.answers().isEmpty());
    assertInstanceOf(FunctionAnswer.Checked.class, results.answers().getFirst().outcome());
  }
}
