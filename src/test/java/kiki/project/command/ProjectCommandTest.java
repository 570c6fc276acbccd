// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kiki.util.json.JsonValue;
import org.junit.jupiter.api.Test;

class ProjectCommandTest extends ProjectCommandRuns {
  @Test
  void answersAsForFiles() throws IOException {
    assertEquals(10, verify("--no-preconditions"));
    assertTrue(out.contains("a.c:2:18: bad: division by zero in 10 / x: FAILURE"), out);
    assertTrue(out.contains("2 functions: 1 proved, 1 failed, 0 unknown"), out);
    assertEquals(5, verify());
    assertTrue(
        out.contains(
            "bad: proved under a condition: if x != 0; otherwise bad.division-by-zero.1 can fail"),
        out);
    assertTrue(
        out.contains("2 functions: 1 proved, 1 proved under a condition, 0 failed, 0 unknown"),
        out);
    assertEquals(0, verify("--accept-conditions"));
    assertEquals(0, verify("--only", "good"));
    write(
        "c.c",
        "void odd(void) { int r; __asm__(\"nop\" : \"=r\"(r)); __CPROVER_assert(r == 0, \"r\"); }");
    assertEquals(5, verify("--only", "odd"));
  }

  @Test
  void settingsCount() throws IOException {
    write(
        "kiki.toml",
        "checks = [\"bounds\"]\nexclude = [\"b*\"]\n[parameters]\nbad = \"x: in 1..5\"\n");
    write("b.c", "int other(int *p) { return *p; }");
    assertEquals(0, verify("--no-preconditions", "--div-by-zero-check"));
    assertTrue(err.contains("skipped: b.c: excluded by kiki.toml"), err);
    write("kiki.toml", "check = 1");
    assertEquals(6, verify());
    assertTrue(err.contains("kiki.toml:1: unknown setting 'check'"), err);
  }

  @Test
  void badInputIsTold() throws IOException {
    assertEquals(6, kiki("project", file("none")));
    assertEquals(6, kiki("project", project.resolve("a.c").toString()));
    assertEquals(1, kiki("project", "a", "b"));
    assertEquals(1, verify("--shard", "3/2"));
    assertEquals(1, verify("--jobs", "0"));
    assertEquals(1, verify("--only", "("));
    assertEquals(1, verify("--no-such-option"));
    assertEquals(1, verify("--html"));
    assertEquals(6, verify("--compile-commands", file("none.json")));
    assertEquals(6, verify("--baseline", file("none.json")));
    assertEquals(1, kiki("merge"));
    assertEquals(6, kiki("merge", project.resolve("a.c").toString()));
    write("compile_commands.json", "[{");
    assertEquals(6, verify());
    assertTrue(err.contains("compile_commands.json: is not JSON: line 1, column 3"), err);
    write("compile_commands.json", "[]");
    assertEquals(6, verify());
    assertTrue(err.contains("no C file found"), err);
    Files.delete(project.resolve("compile_commands.json"));
    write("a.c", "int f( {");
    assertEquals(6, verify());
    assertTrue(err.contains("a.c:1:"), err);
  }

  @Test
  void resultsThatCannotBeWrittenAreTold() throws IOException {
    assertEquals(6, verify("--sarif", file("no/such/folder")));
    Path blocked = Files.writeString(folder.resolve("blocked"), "");
    assertEquals(6, verify("--html", blocked.resolve("site").toString()));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(
          List.of("blocked", "project"),
          left.map(f -> f.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void writesEveryReport() throws IOException {
    verify(
        "--no-preconditions",
        "--sarif",
        file("r.sarif"),
        "--lcov",
        file("r.lcov"),
        "--junit",
        file("r.xml"),
        "--results",
        file("r.json"));
    JsonValue.Members run =
        JsonValue.parse(text("r.sarif")).asMembers().elements("runs").getFirst().asMembers();
    JsonValue.Members failure =
        run.elements("results").stream()
            .map(JsonValue::asMembers)
            .filter(r -> r.text("kind").equals("fail"))
            .findFirst()
            .orElseThrow();
    assertEquals("division-by-zero", failure.text("ruleId"));
    assertEquals(1, failure.elements("codeFlows").size());
    assertEquals(1, failure.elements("relatedLocations").size());
    assertTrue(text("r.lcov").contains("SF:a.c\n"));
    assertTrue(text("r.lcov").contains("DA:2,0\n"));
    assertTrue(text("r.xml").contains("<testcase classname=\"a.c\" name=\"bad\""));
    assertTrue(text("r.xml").contains("<failure>"));
  }

  private static final String SHARED =
      """
      static int mode, debug;
      static int helper(int x) {
        if (mode)
          x = x & 7;
        return x & 255;
      }
      int plain(int x) { return helper(x); }
      int never(int x) {
        if (debug)
          x = 5 / x;
        return x & 1;
      }
      """;

  /** A line is unreachable if no entry point leads there. */
  @Test
  void linesThatNoExecutionReachesAreTold() throws IOException {
    write("a.c", SHARED);
    assertEquals(0, verify("--lcov", file("r.lcov"), "--results", file("r.json")));
    assertTrue(text("r.lcov").contains("DA:4,0\nDA:10,0\n"), text("r.lcov"));
    assertFalse(text("r.lcov").contains("BRDA:10"), text("r.lcov"));
    assertEquals(0, kiki("merge", file("r.json"), "--lcov", file("m.lcov")));
    assertEquals(text("r.lcov"), text("m.lcov"));
    write("a.c", SHARED + "int moded(int x) { mode = 1; return helper(x); }\n");
    assertEquals(0, verify("--lcov", file("r.lcov")));
    assertFalse(text("r.lcov").contains("DA:4,"), text("r.lcov"));
    assertTrue(text("r.lcov").contains("DA:10,0\n"), text("r.lcov"));
    // What is not reached is no part of what answers are kept for, but its place is.
    write("a.c", "\n" + SHARED.replace("x = 5 / x;", "x = 6 / x;\n"));
    assertEquals(0, verify("--lcov", file("r.lcov")));
    assertTrue(text("r.lcov").contains("DA:5,0\nDA:11,0\n"), text("r.lcov"));
  }

  /** No report calls proved what fails for inputs that a caller may pass. */
  @Test
  void conditionsAreNoProofs() throws IOException {
    write("a.c", "int half(int n, int x) { int a[4]; a[n] = x / 2; return a[n]; }");
    assertEquals(
        5,
        verify(
            "--sarif",
            file("r.sarif"),
            "--lcov",
            file("r.lcov"),
            "--junit",
            file("r.xml"),
            "--html",
            file("site"),
            "--results",
            file("r.json")));
    JsonValue.Members run =
        JsonValue.parse(text("r.sarif")).asMembers().elements("runs").getFirst().asMembers();
    List<JsonValue.Members> reviewed =
        run.elements("results").stream()
            .map(JsonValue::asMembers)
            .filter(r -> r.text("kind").equals("review"))
            .toList();
    assertFalse(reviewed.isEmpty(), text("r.sarif"));
    assertTrue(reviewed.stream().anyMatch(r -> r.member("codeFlows").isPresent()));
    assertTrue(reviewed.getFirst().toString().contains("holds if"), reviewed.toString());
    assertTrue(text("r.lcov").contains("DA:1,0\n"), text("r.lcov"));
    assertTrue(text("r.lcov").contains(",0\n"), text("r.lcov"));
    assertTrue(text("r.xml").contains("failures=\"0\" errors=\"0\" skipped=\"1\""), text("r.xml"));
    assertTrue(text("site/index.html").contains("data-status=\"conditional\""));
    assertTrue(text("site/trace/1.html").contains("possible unless callers ensure"));
    assertEquals(5, kiki("merge", file("r.json")));
    assertTrue(out.contains("1 functions: 0 proved, 1 proved under a condition"), out);
    assertEquals(0, kiki("merge", file("r.json"), "--accept-conditions"));
    write("kiki.toml", "accept-conditions = true");
    assertEquals(0, verify());
  }

  /** What was unknown or conditional and now fails is new. */
  @Test
  void baselineHidesNothingThatGotWorse() throws IOException {
    assertEquals(5, verify("--results", file("known.json")));
    assertEquals(0, verify("--baseline", file("known.json")));
    assertEquals(10, verify("--no-preconditions", "--baseline", file("known.json")));
  }

  /** Findings are recognised when lines move, in SARIF and in a baseline. */
  @Test
  void baselineHidesWhatIsKnown() throws IOException {
    assertEquals(10, verify("--no-preconditions", "--results", file("known.json")));
    String before = fingerprints();
    write("a.c", "\n/* moved */\n" + SOURCE);
    assertEquals(0, verify("--no-preconditions", "--baseline", file("known.json")));
    assertEquals(before, fingerprints());
    write("a.c", SOURCE + "int worse(int x) { return 20 / x; }\n");
    assertEquals(10, verify("--no-preconditions", "--baseline", file("known.json")));
    assertFalse(out.contains("bad:"), out);
    assertTrue(out.contains("worse:"), out);
  }

  private String fingerprints() throws IOException {
    verify("--no-preconditions", "--sarif", file("f.sarif"));
    return JsonValue.parse(text("f.sarif"))
        .asMembers()
        .elements("runs")
        .getFirst()
        .asMembers()
        .elements("results")
        .stream()
        .map(r -> r.asMembers().member("partialFingerprints").orElseThrow().toString())
        .toList()
        .toString();
  }

  @Test
  void shardsMergeToTheWhole() throws IOException {
    write("b.c", "int third(int x) { return x & 1; }");
    verify("--no-preconditions", "--sarif", file("whole.sarif"));
    for (int i = 1; i <= 2; i++) {
      verify("--no-preconditions", "--shard", i + "/2", "--results", file(i + ".json"));
    }
    assertEquals(10, kiki("merge", file("1.json"), file("2.json"), "--sarif", file("m.sarif")));
    assertEquals(text("whole.sarif"), text("m.sarif"));
    assertTrue(out.contains("3 functions: 2 proved, 1 failed"), out);
  }

  @Test
  void diffLeavesOutWhatIsUnchanged() throws IOException, InterruptedException {
    git("init", "-q");
    git("add", "a.c");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first");
    assertEquals(0, verify("--no-preconditions", "--diff", "HEAD"));
    assertTrue(out.contains("2 functions did not change"), out);
    write("a.c", "\n" + SOURCE.replace("10 / x", "11 / x"));
    assertEquals(10, verify("--no-preconditions", "--diff", "HEAD"));
    assertTrue(out.contains("1 functions did not change"), out);
    assertEquals(6, verify("--diff", "no-such-revision"));
    assertEquals(1, verify("--diff", "--output=x"));
  }

  private void git(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git = new ProcessBuilder(command).directory(project.toFile()).inheritIO().start();
    assertEquals(0, git.waitFor());
  }

  /** Names of files, source text and messages of a project that means harm. */
  @Test
  void hostileTextIsOnlyText() throws IOException {
    String script = "<script>alert(1)</script>";
    String name = "x\u001b[31m\"'><img src=x onerror=alert(1)>.c";
    write("a.c", "");
    write(
        name,
        "#include <assert.h>\n"
            + "/* </pre>%s \u001b]0;title\u0007 \u202e */\n".formatted(script)
            + "int f(int x) { assert(x != 5 && \"%s</title>\u001b[2J\"); return 0; }\n"
                .formatted(script));
    assertEquals(
        10,
        verify(
            "--no-preconditions",
            "--html",
            file("site"),
            "--sarif",
            file("h.sarif"),
            "--junit",
            file("h.xml"),
            "--lcov",
            file("h.lcov")));
    assertHarmless(out + err);
    try (Stream<Path> pages = Files.walk(folder.resolve("site"))) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".html")).toList()) {
        String html = Files.readString(page);
        assertFalse(html.contains("<script>"), page + ": " + html);
        assertFalse(html.contains("<img"), page.toString());
        assertFalse(html.contains("\u001b"), page.toString());
        assertEquals(1, html.split("</title>", -1).length - 1, page.toString());
      }
    }
    assertFalse(text("h.sarif").contains("<script"));
    assertFalse(text("h.xml").contains("<script"));
    assertHarmless(text("h.lcov").replace("\n", ""));
    JsonValue.parse(text("h.sarif"));
  }

  private static void assertHarmless(String text) {
    assertFalse(
        text.chars().anyMatch(c -> c != '\n' && Character.isISOControl(c) || c == 0x202e), text);
  }

  @Test
  void siteIsComplete() throws IOException {
    assertEquals(10, verify("--no-preconditions", "--html", file("site")));
    Path site = folder.resolve("site");
    try (Stream<Path> pages = Files.walk(site)) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".html")).toList()) {
        String html = Files.readString(page);
        Matcher links = Pattern.compile("(?:href|src)=\"([^\"#]+)(?:#([^\"]*))?\"").matcher(html);
        while (links.find()) {
          Path target = page.resolveSibling(links.group(1)).normalize();
          assertTrue(Files.exists(target), page + " -> " + target);
          if (links.group(2) != null) {
            assertTrue(Files.readString(target).contains("id=\"" + links.group(2) + "\""));
          }
        }
      }
    }
    String trace = Files.readString(site.resolve("trace/1.html"));
    assertTrue(trace.contains("<code>x = 0</code>"), trace);
    assertTrue(trace.contains("bad(0);"), trace);
  }
}
