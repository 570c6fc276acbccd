// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.tree.TranslationUnit;

/**
 * Compares the arithmetic of C files with clang's: {@code ClangComparison --32|--64 FILE...}, where
 * {@code @LIST} names a file of file names. Prints what differs, then the counts; exit code 1 if
 * anything differs.
 */
public final class ClangComparison {
  private static final String PREDECLARED =
      "void __CPROVER_assume(_Bool); void __CPROVER_assert(_Bool, const char *);\n";

  private final Language language;
  private final Path directory;
  private int files;
  private int functions;
  private int uncompared;
  private int expressions;
  private int differences;
  private final List<String> skipped = new ArrayList<>();

  private ClangComparison(Language language, Path directory) {
    this.language = language;
    this.directory = directory;
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Language language = arguments[0].equals("--32") ? Language.ILP32 : Language.LP64;
    Path directory = Files.createTempDirectory("types");
    ClangComparison comparison = new ClangComparison(language, directory);
    for (int i = 1; i < arguments.length; i++) {
      if (arguments[i].startsWith("@")) {
        for (String file : Files.readAllLines(Path.of(arguments[i].substring(1)))) {
          comparison.compare(Path.of(file));
        }
      } else {
        comparison.compare(Path.of(arguments[i]));
      }
    }
    System.exit(comparison.finish());
  }

  private int finish() {
    skipped.forEach(s -> System.out.println("not compared: " + s));
    System.out.printf(
        "%d files, %d functions (%d not compared), %d expressions, %d differences%n",
        files, functions, uncompared, expressions, differences);
    return differences == 0 ? 0 : 1;
  }

  private String option() {
    return language.equals(Language.ILP32) ? "-m32" : "-m64";
  }

  private void compare(Path file) throws IOException, InterruptedException {
    Path text = directory.resolve("input.i");
    Path json = directory.resolve("output.json");
    if (!preprocess(file, text) || !dump(text, json)) {
      skipped.add(file + ": clang rejects it");
      return;
    }
    Diagnostics diagnostics = new Diagnostics();
    TranslationUnit unit;
    try {
      unit =
          new CFrontEnd(language, diagnostics)
              .check(
                  file.toString(),
                  new Preprocessor(PreprocessorOptions.of(language), diagnostics).tokens(text));
    } catch (CError error) {
      skipped.add(error.getMessage());
      return;
    }
    if (diagnostics.hasErrors()) {
      skipped.add(file + ": " + diagnostics.render(diagnostics.all().getFirst()));
      return;
    }
    files++;
    Map<String, List<String>> theirs =
        new ClangFacts().collect(ClangNode.read(Files.readString(json, StandardCharsets.UTF_8)));
    Map<String, List<String>> ours = new TreeFacts(diagnostics.sources()).collect(unit);
    uncompared += ours.size() - theirs.size();
    theirs.forEach((name, facts) -> compare(file, name, facts, ours.getOrDefault(name, List.of())));
  }

  /** Both sides read the same text, preprocessed by clang and without line markers. */
  private boolean preprocess(Path file, Path text) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("clang", option(), "-x", "c", "-E", "-P", "-w"));
    if (file.toString().endsWith(".i")) {
      // What is preprocessed already only loses its line markers.
      command.add("-undef");
    }
    command.add(file.toString());
    return run(command, text);
  }

  /** First with declarations of what is predeclared here; the program may have its own. */
  private boolean dump(Path text, Path json) throws IOException, InterruptedException {
    String program = Files.readString(text, StandardCharsets.UTF_8);
    Files.writeString(text, PREDECLARED + program, StandardCharsets.UTF_8);
    List<String> command =
        List.of(
            "clang",
            option(),
            "-std=gnu11",
            "-Wno-everything",
            "-fsyntax-only",
            "-Xclang",
            "-ast-dump=json",
            text.toString());
    if (run(command, json)) {
      return true;
    }
    Files.writeString(text, program, StandardCharsets.UTF_8);
    return run(command, json);
  }

  private void compare(Path file, String function, List<String> theirs, List<String> ours) {
    functions++;
    expressions += theirs.size();
    Map<String, Integer> balance = new HashMap<>();
    theirs.forEach(fact -> balance.merge(fact, 1, Integer::sum));
    ours.forEach(fact -> balance.merge(fact, -1, Integer::sum));
    balance.forEach(
        (fact, count) -> {
          if (count != 0) {
            differences++;
            System.out.println(
                file
                    + ": "
                    + function
                    + ": '"
                    + fact
                    + "' "
                    + (count > 0 ? count + " more in clang" : -count + " more here"));
          }
        });
  }

  private static boolean run(List<String> command, Path output)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor(120, TimeUnit.SECONDS) && process.exitValue() == 0;
  }
}
