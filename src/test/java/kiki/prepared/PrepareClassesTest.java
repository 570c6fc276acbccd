// SPDX-License-Identifier: Apache-2.0
package kiki.prepared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher's changes to compiled classes keep what they compute. */
class PrepareClassesTest {
  private static final String OWN_FOLDER = "kiki/prepared";

  @TempDir Path folder;

  @Test
  void preparedClassesComputeTheSame() throws Exception {
    copyCompiled();
    prepare();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      Class<?> prepared = loader.loadClass("kiki.prepared.Shapes");
      assertNotSame(Shapes.class, prepared);
      assertEquals(Shapes.all(), prepared.getMethod("all").invoke(null));
    }
    // String concatenation is the compiler's part: the launcher has it compiled inline.
    assertEquals(List.of("makeConcatWithConstants"), bootstraps());
  }

  private void copyCompiled() throws IOException, URISyntaxException {
    Path compiled = Path.of(Shapes.class.getResource("Shapes.class").toURI()).getParent();
    Path target = Files.createDirectories(folder.resolve(OWN_FOLDER));
    try (Stream<Path> files = Files.list(compiled)) {
      for (Path file : files.filter(f -> isShapes(f.getFileName().toString())).toList()) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
  }

  private static boolean isShapes(String name) {
    return name.startsWith("Shapes") && name.endsWith(".class");
  }

  private void prepare() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String tool = Path.of("src", "build", "java", "PrepareClasses.java").toString();
    Process process = new ProcessBuilder(java, tool, folder.toString()).inheritIO().start();
    assertEquals(0, process.waitFor());
  }

  /** The names of the bootstrap methods that the prepared classes still call. */
  private List<String> bootstraps() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(OWN_FOLDER))) {
      return files.flatMap(PrepareClassesTest::bootstraps).distinct().sorted().toList();
    }
  }

  private static Stream<String> bootstraps(Path file) {
    try {
      return ClassFile.of().parse(file).methods().stream()
          .flatMap(m -> m.code().stream())
          .flatMap(code -> code.elementStream())
          .filter(InvokeDynamicInstruction.class::isInstance)
          .map(site -> ((InvokeDynamicInstruction) site).bootstrapMethod().methodName());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
