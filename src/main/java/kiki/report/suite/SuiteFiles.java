// SPDX-License-Identifier: Apache-2.0
package kiki.report.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kiki.options.DataModel;
import kiki.util.Version;
import kiki.util.WorkingFolder;

/**
 * A test suite as files: test-format 1.1, a C driver for each test, a CTest project, and a table of
 * the goals.
 */
public final class SuiteFiles {
  private final CoverageResult result;
  private final Origin origin;

  /**
   * What the tests are for.
   *
   * @param specification what is covered, as in Test-Comp
   * @param entry the function that they call, if it is not {@code main}
   * @param flags of the compiler: what the program was preprocessed with
   */
  public record Origin(
      List<Path> files,
      String specification,
      Optional<String> entry,
      DataModel dataModel,
      List<String> flags) {}

  public SuiteFiles(CoverageResult result, Origin origin) {
    this.result = result;
    this.origin = origin;
  }

  /** Writes all files into a folder that is empty. */
  public void write(Path folder) throws IOException {
    Files.writeString(folder.resolve("metadata.xml"), metadata());
    for (int i = 0; i < result.tests().size(); i++) {
      SuiteTest test = result.tests().get(i);
      Files.writeString(folder.resolve(name(i) + ".xml"), testcase(test));
      Files.writeString(
          folder.resolve(name(i) + ".c"),
          new TestDriver(test, result.sources(), origin.entry()).text());
    }
    Files.writeString(folder.resolve("goals.tsv"), result.table());
    Files.writeString(folder.resolve("CMakeLists.txt"), project());
  }

  private static String name(int number) {
    return "testcase-" + (number + 1);
  }

  private String metadata() throws IOException {
    return """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE test-metadata PUBLIC "+//IDN sosy-lab.org//DTD test-format test-metadata 1.1//EN" \
    "https://sosy-lab.org/test-format/test-metadata-1.1.dtd">
    <test-metadata>
      <sourcecodelang>C</sourcecodelang>
      <producer>kiki %s</producer>
      <specification>%s</specification>
      <programfile>%s</programfile>
      <programhash>%s</programhash>
      <entryfunction>%s</entryfunction>
      <architecture>%s</architecture>
      <creationtime>%s</creationtime>
    </test-metadata>
    """
        .formatted(
            Version.NUMBER,
            escaped(origin.specification()),
            escaped(origin.files().getFirst().toString()),
            hash(origin.files().getFirst()),
            escaped(origin.entry().orElse("main")),
            switch (origin.dataModel()) {
              case ILP32 -> "32bit";
              case LP64 -> "64bit";
            },
            Instant.now().truncatedTo(ChronoUnit.SECONDS));
  }

  private static String hash(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String testcase(SuiteTest test) {
    StringBuilder text =
        new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
    text.append(
        "<!DOCTYPE testcase PUBLIC \"+//IDN sosy-lab.org//DTD test-format testcase 1.1//EN\""
            + " \"https://sosy-lab.org/test-format/testcase-1.1.dtd\">\n<testcase>\n");
    for (TestInput input : test.inputs()) {
      text.append(
          "  <input variable=\"%s\" type=\"%s\">%s</input>\n"
              .formatted(
                  escaped(input.source()), escaped(input.typeName()), escaped(input.text())));
    }
    return text.append("</testcase>\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private String project() {
    String files =
        origin.files().stream()
            .map(f -> "\"" + WorkingFolder.absolute(f).normalize() + "\"")
            .collect(Collectors.joining(" "));
    String tests =
        java.util.stream.IntStream.range(0, result.tests().size())
            .mapToObj(SuiteFiles::name)
            .collect(Collectors.joining(" "));
    String width = origin.dataModel() == DataModel.ILP32 ? "-m32" : "-m64";
    return """
    # Builds each test with the program and runs it: cmake -B build && cmake --build build && ctest --test-dir build
    # A test passes unless it takes too long: the tests are for coverage, and may run into the program's assertions.
    cmake_minimum_required(VERSION 3.13)
    project(kiki_tests C)
    enable_testing()
    set(PROGRAM %s CACHE STRING "the program's files")
    set(FLAGS -w %s -fwrapv%s)
    foreach(test IN ITEMS %s)
      add_executable(${test} ${test}.c ${PROGRAM})
      target_compile_options(${test} PRIVATE ${FLAGS})
      target_link_options(${test} PRIVATE ${FLAGS})
      target_link_libraries(${test} PRIVATE m)
      add_test(NAME ${test} COMMAND sh -c "\\"$<TARGET_FILE:${test}>\\" || true")
      set_tests_properties(${test} PROPERTIES TIMEOUT 60)
    endforeach()
    """
        .formatted(
            files,
            width,
            origin.flags().stream().map(f -> " \"" + f + "\"").collect(Collectors.joining()),
            tests);
  }
}
