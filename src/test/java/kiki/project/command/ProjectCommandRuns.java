// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.cli.Console;
import kiki.cli.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A project of two functions, one of which fails, and what {@code kiki project} says of it. */
abstract class ProjectCommandRuns {
  static final String SOURCE =
      """
      int good(int x) { return x / 2; }
      int bad(int x) { return 10 / x; }
      """;

  @TempDir Path folder;
  Path project;
  String out;
  String err;

  @BeforeEach
  void sources() throws IOException {
    project = Files.createDirectory(folder.resolve("project"));
    write("a.c", SOURCE);
  }

  void write(String name, String text) throws IOException {
    Files.writeString(project.resolve(name), text);
  }

  int kiki(String... words) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    int code =
        Main.run(
            List.of(words),
            new Console(
                new PrintStream(written, true, StandardCharsets.UTF_8),
                new PrintStream(told, true, StandardCharsets.UTF_8),
                false));
    out = written.toString(StandardCharsets.UTF_8);
    err = told.toString(StandardCharsets.UTF_8);
    assertFalse(err.contains("\tat "), "a stack trace: " + err);
    return code;
  }

  int verify(String... more) {
    List<String> words =
        new ArrayList<>(List.of("project", project.toString(), "--jobs", "1", "--certify"));
    words.addAll(List.of(more));
    return kiki(words.toArray(String[]::new));
  }

  String file(String name) {
    return folder.resolve(name).toString();
  }

  String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }
}
