// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.z3.Context;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import kiki.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The benchmarks are run from their sources; so they are compiled here, lest they rot. */
class BenchmarksTest {
  private static final Path BENCHMARKS = Path.of("bench");

  static List<Path> folders() throws IOException {
    try (Stream<Path> folders = Files.list(BENCHMARKS)) {
      return folders.filter(folder -> !sources(folder).isEmpty()).sorted().toList();
    }
  }

  private static List<Path> sources(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("folders")
  void compile(Path folder, @TempDir Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    List<String> options = List.of("-proc:none", "-cp", classPath(), "-d", classes.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      compiler
          .getTask(
              errors,
              files,
              null,
              options,
              null,
              files.getJavaFileObjectsFromPaths(sources(folder)))
          .call();
    }
    assertEquals("", errors.toString());
  }

  /** What is on the test's own class path, which the properties do not always tell. */
  private static String classPath() {
    return Stream.of(Main.class, Context.class)
        .map(
            type ->
                Path.of(
                    URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString())))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  @Test
  void areFound() throws IOException {
    assertFalse(folders().isEmpty());
  }
}
