// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import kiki.cli.Console;
import kiki.cli.Main;
import kiki.util.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Results that other tools read: well-formed whatever the program says, and with all there is. */
class MachineReadableTest {
  /** A property of each verdict, and a text with what JSON and XML need to escape. */
  private static final String PROGRAM =
      """
      int __VERIFIER_nondet_int(void);
      int fork(void);
      int main(void) {
        unsigned x = 0, y = 0;
        while (x < 1000000 && __VERIFIER_nondet_int()) { x++; y++; }
        __CPROVER_assert(x == y, "kept in step");
        int n = __VERIFIER_nondet_int();
        __CPROVER_assert(n != 7, "a \\"<b>\\" & 'c' \\\\ \\t\\x01 \u00e4");
        return fork();
      }
      """;

  private static final String TEXT = "a \"<b>\" & 'c' \\ ";

  @TempDir Path folder;

  @Test
  void json() throws IOException {
    List<?> messages =
        (List<?>) JsonText.read(run(10, PROGRAM, "--json-ui", "--trace", "--show-invariants"));
    assertEquals("kiki " + Version.NUMBER, member(messages.getFirst(), "program"));
    assertEquals("failure", member(messages.getLast(), "cProverStatus"));
    List<?> results = (List<?>) member(messages.get(1), "result");
    assertEquals(
        List.of("SUCCESS", "FAILURE", "UNKNOWN"),
        results.stream().map(r -> member(r, "status")).toList());
    assertEquals("main.assertion.1", member(results.getFirst(), "property"));
    assertEquals(6.0, member(member(results.getFirst(), "sourceLocation"), "line"));
    assertTrue(member(results.getFirst(), "unwindings") instanceof Double);
    assertTrue(member(results.get(1), "description").toString().contains(TEXT));
    List<?> trace = (List<?>) member(results.get(1), "trace");
    assertTrue(trace.stream().anyMatch(l -> l.toString().contains("n=7")), trace.toString());
    assertTrue(member(results.get(2), "reason").toString().contains("fork"));
    List<?> invariants = (List<?>) member(messages.get(2), "invariants");
    assertEquals(5.0, member(member(invariants.getFirst(), "sourceLocation"), "line"));
    assertFalse(((List<?>) member(invariants.getFirst(), "conjuncts")).isEmpty());
  }

  @Test
  void jsonOfNoProperties() throws IOException {
    String output = run(0, "int main(void) { }", "--json-ui", "--show-invariants");
    List<?> messages = (List<?>) JsonText.read(output);
    assertEquals(List.of(), member(messages.get(1), "result"));
    assertEquals(List.of(), member(messages.get(2), "invariants"));
    assertEquals("success", member(messages.getLast(), "cProverStatus"));
  }

  @Test
  void xml() throws Exception {
    Element root = document(run(10, PROGRAM, "--xml-ui", "--trace"));
    assertEquals("cprover", root.getTagName());
    assertEquals("kiki " + Version.NUMBER, text(root, "program"));
    assertEquals("FAILED", text(root, "cprover-status"));
    List<Element> results = elements(root, "result");
    assertEquals(
        List.of("SUCCESS", "FAILURE", "UNKNOWN"),
        results.stream().map(r -> r.getAttribute("status")).toList());
    assertEquals("main.assertion.1", results.getFirst().getAttribute("property"));
    Element location = elements(results.getFirst(), "location").getFirst();
    assertEquals("6", location.getAttribute("line"));
    assertEquals("main", location.getAttribute("function"));
    assertTrue(text(results.get(1), "description").contains(TEXT));
    assertTrue(
        elements(results.get(1), "line").stream()
            .anyMatch(l -> l.getTextContent().contains("n=7")));
    assertTrue(elements(results.getFirst(), "trace").isEmpty());
    assertTrue(text(results.get(2), "reason").contains("fork"));
  }

  @Test
  void sarif() throws IOException {
    Path file = folder.resolve("results.sarif");
    run(10, PROGRAM, "--sarif", file.toString());
    Map<?, ?> runs =
        (Map<?, ?>) ((List<?>) member(JsonText.read(Files.readString(file)), "runs")).getFirst();
    List<?> results = (List<?>) runs.get("results");
    assertEquals(
        List.of("pass", "fail", "open"), results.stream().map(r -> member(r, "kind")).toList());
    assertTrue(member(member(results.get(1), "message"), "text").toString().contains(TEXT));
  }

  private static Object member(Object object, String name) {
    Map<?, ?> members = (Map<?, ?>) object;
    assertTrue(members.containsKey(name), () -> name + " in " + members);
    return members.get(name);
  }

  private static Element document(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }

  private static List<Element> elements(Element parent, String tag) {
    NodeList found = parent.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static String text(Element parent, String tag) {
    List<Element> found = elements(parent, tag);
    assertEquals(1, found.size(), tag);
    return found.getFirst().getTextContent();
  }

  /** What is printed on standard output. */
  private String run(int exit, String program, String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--timeout", "20"));
    arguments.addAll(List.of(options));
    arguments.add(Files.writeString(folder.resolve("p.c"), program).toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false);
    int code = Main.run(arguments, console);
    String output = out.toString(StandardCharsets.UTF_8);
    assertEquals(exit, code, () -> output + err.toString(StandardCharsets.UTF_8));
    return output;
  }
}
