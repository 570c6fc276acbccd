// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.report.Reproducer;

/** A test as a C file to be linked with the program: it defines the functions that give inputs. */
final class TestDriver {
  private static final String PREFIX = "__VERIFIER_nondet_";

  private final SuiteTest test;
  private final Map<String, CType> sources;
  private final Optional<String> entry;

  /**
   * @param sources the functions that may be asked for inputs, and their types
   * @param entry the function to call, if it is not {@code main}
   */
  TestDriver(SuiteTest test, Map<String, CType> sources, Optional<String> entry) {
    this.test = test;
    this.sources = sources;
    this.entry = entry;
  }

  String text() {
    List<String> lines = new ArrayList<>();
    lines.add("/* A test made by kiki: link it with the program. */");
    lines.add("extern void abort(void);");
    lines.add("extern void exit(int);");
    lines.add("#define WEAK __attribute__((weak))");
    lines.add("WEAK void reach_error(void) {}");
    lines.add("WEAK void __VERIFIER_error(void) { abort(); }");
    for (String assume : List.of("__VERIFIER_assume", "__CPROVER_assume", "__ESBMC_assume")) {
      lines.add("WEAK void %s(int holds) { if (!holds) exit(0); }".formatted(assume));
    }
    lines.add("WEAK void __VERIFIER_assert(int holds) { if (!holds) abort(); }");
    lines.add(
        "WEAK void __CPROVER_assert(int holds, const char *text)"
            + " { (void)text; if (!holds) abort(); }");
    lines.add("WEAK void __CPROVER_cover(int met) { (void)met; }");
    Map<String, List<TestInput>> results = new LinkedHashMap<>();
    List<String> arguments = new ArrayList<>();
    for (TestInput input : test.inputs()) {
      switch (input.kind()) {
        case RESULT -> results.computeIfAbsent(input.source(), _ -> new ArrayList<>()).add(input);
        case ARGUMENT -> arguments.add(input.text());
      }
    }
    Reproducer.NONDET.forEach(
        (suffix, type) -> {
          if (!results.containsKey(PREFIX + suffix)) {
            lines.add("WEAK " + type + " " + PREFIX + suffix + "(void) { return 0; }");
          }
        });
    sources.forEach(
        (name, type) -> {
          if (!results.containsKey(name) && !isDeclared(name)) {
            lines.add("WEAK " + TestInput.typeName(type) + " " + name + "() { return 0; }");
          }
        });
    results.forEach((name, values) -> function(lines, name, values));
    entry.ifPresent(
        name -> {
          lines.add("int main(void) {");
          lines.add("  extern int " + name + "();");
          lines.add("  " + name + "(" + String.join(", ", arguments) + ");");
          lines.add("  return 0;");
          lines.add("}");
        });
    return String.join("\n", lines) + "\n";
  }

  /** Whether the rules of SV-COMP declare it. */
  private static boolean isDeclared(String name) {
    return name.startsWith(PREFIX)
        && Reproducer.NONDET.containsKey(name.substring(PREFIX.length()));
  }

  private static void function(List<String> lines, String name, List<TestInput> values) {
    String suffix = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : "";
    String type = Reproducer.NONDET.getOrDefault(suffix, values.getFirst().typeName());
    lines.add(type + " " + name + "() {");
    lines.add(
        "  static const %s values[] = {%s};"
            .formatted(type, String.join(", ", values.stream().map(TestInput::text).toList())));
    lines.add("  static unsigned long next;");
    lines.add("  return next < " + values.size() + " ? values[next++] : 0;");
    lines.add("}");
  }
}
