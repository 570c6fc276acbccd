// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.api.InputError;
import kiki.options.DataModel;
import kiki.options.MacroFlag;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompileDatabaseTest {
  @TempDir Path given;
  private Path folder;

  @BeforeEach
  void sources() throws IOException {
    folder = given.toRealPath();
    for (String name : List.of("a.c", "b.c", "c.cpp", "d.S", "e.txt")) {
      Files.writeString(folder.resolve(name), "");
    }
    Files.createDirectory(folder.resolve("build"));
  }

  private ProjectSources read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve(CompileDatabase.NAME), text);
    return CompileDatabase.read(file);
  }

  private CompilerFlags flags(String entry) throws IOException {
    return read("[" + entry + "]").units().getFirst().flags();
  }

  @Test
  void readsCommandsAndArguments() throws IOException {
    ProjectSources sources =
        read(
            """
            [{"directory": "build", "file": "../a.c",
              "command": "ccache /usr/bin/x86_64-linux-gnu-gcc-12 -I../inc -isystem sys -DA -DB=\\\\\\"x\\\\\\" '-DC=1 2' -UD -o a.o -c ../a.c"},
             {"file": "b.c", "arguments": ["clang", "-m32", "-funsigned-char", "-include", "pre.h", "b.c"]}]
            """);
    assertEquals(List.of(), sources.skipped());
    assertEquals(
        new CompilerFlags(
            List.of(
                folder.resolve("build/../inc").toString(), folder.resolve("build/sys").toString()),
            List.of(),
            List.of(
                new MacroFlag("A", Optional.of("1")),
                new MacroFlag("B", Optional.of("\"x\"")),
                new MacroFlag("C", Optional.of("1 2")),
                new MacroFlag("D", Optional.empty())),
            List.of(),
            Optional.empty(),
            Optional.empty()),
        sources.units().getFirst().flags());
    CompilerFlags second = sources.units().getLast().flags();
    assertEquals(folder.resolve("b.c"), sources.units().getLast().file());
    assertEquals(Optional.of(DataModel.ILP32), second.dataModel());
    assertEquals(Optional.of(true), second.unsignedChar());
    assertEquals(List.of("pre.h"), second.forcedIncludes());
  }

  @Test
  void readsResponseFiles() throws IOException {
    Files.writeString(folder.resolve("flags"), "-DX=1\n@more -I 'with space'");
    Files.writeString(folder.resolve("more"), "-DY");
    CompilerFlags flags = flags("{\"file\": \"a.c\", \"command\": \"cc @flags -c a.c\"}");
    assertEquals(2, flags.macros().size());
    assertEquals(List.of(folder.resolve("with space").toString()), flags.includeDirectories());
    Files.writeString(folder.resolve("more"), "@flags");
    assertThrows(
        InputError.class, () -> flags("{\"file\": \"a.c\", \"command\": \"cc @flags a.c\"}"));
    assertThrows(
        InputError.class, () -> flags("{\"file\": \"a.c\", \"command\": \"cc @none a.c\"}"));
  }

  @Test
  void namesWhatItSkips() throws IOException {
    ProjectSources sources =
        read(
            """
            [{"file": "c.cpp", "command": "g++ c.cpp"}, {"file": "d.S", "command": "cc d.S"},
             {"file": "gone.c", "command": "cc gone.c"}, {"file": "e.txt", "command": "cc -x c e.txt"},
             {"file": "a.c", "command": "cc -x c++ a.c"}, {"file": "b.c", "command": "cc -DX b.c"},
             {"file": "b.c", "command": "cc -DY --unknown-flag -Wl,-z,now b.c"}]
            """);
    assertEquals(
        List.of(folder.resolve("b.c"), folder.resolve("e.txt")),
        sources.units().stream().map(SourceUnit::file).toList());
    assertEquals(
        List.of(
            folder + "/c.cpp: C++ is not supported",
            folder + "/d.S: assembler is not supported",
            folder + "/gone.c: no such file",
            folder + "/a.c: is compiled as c++",
            folder + "/b.c: is compiled in several ways; the first one is verified"),
        sources.skipped().stream().map(Object::toString).toList());
  }

  @Test
  void refusesWhatIsNoDatabase() {
    for (String wrong :
        List.of("", "{}", "[1]", "[{\"file\": 1}]", "[{\"file\": \"a.c\"}]", "[{")) {
      InputError error = assertThrows(InputError.class, () -> read(wrong), wrong);
      assertTrue(error.getMessage().startsWith(folder.toString()), error.getMessage());
    }
    InputError missing =
        assertThrows(InputError.class, () -> CompileDatabase.read(folder.resolve("none.json")));
    assertTrue(missing.getMessage().endsWith("no such file"));
  }

  /** Whatever a command says, it is only read. */
  @Test
  void executesNothing() throws IOException {
    Path proof = folder.resolve("executed");
    read(
        "[{\"file\": \"a.c\", \"command\": \"cc `touch %1$s` $(touch %1$s) a.c; touch %1$s\"}]"
            .formatted(proof));
    assertFalse(Files.exists(proof));
  }

  @Test
  void readsWhatMakeWouldDo() throws IOException {
    ProjectSources sources =
        MakeOutput.read(
            """
            make: Entering directory '%1$s'
            echo building; gcc -DX \\
              -c a.c -o a.o
            make[1]: Entering directory '%1$s/build'
            cd .. && cc -O2 -c b.c
            make[1]: Leaving directory '%1$s/build'
            rm -f c.cpp
            g++ -c c.cpp
            """
                .formatted(folder),
            folder);
    assertEquals(
        List.of(folder.resolve("a.c"), folder.resolve("b.c")),
        sources.units().stream().map(SourceUnit::file).toList());
  }

  @Test
  void findsSourcesInFolders() throws IOException {
    Files.createDirectories(folder.resolve("x/.git"));
    Files.writeString(folder.resolve("x/.git/hidden.c"), "");
    Files.writeString(folder.resolve("x/y.h"), "");
    ProjectSources sources = SourceFolders.read(folder);
    assertEquals(
        List.of(folder.resolve("a.c"), folder.resolve("b.c")),
        sources.units().stream().map(SourceUnit::file).toList());
    assertEquals(
        List.of(folder.toString(), folder.resolve("x").toString()),
        sources.units().getFirst().flags().guessedDirectories());
    assertEquals(2, sources.skipped().size());
  }
}
