// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.options.DataModel;
import kiki.options.MacroFlag;

/**
 * Reads the words of a compiler's command: the files it compiles, and what its options say about
 * their meaning. Options that say nothing about it, known or not, are passed over.
 */
final class CompilerCall {
  /** Options whose argument is a word of its own and must not be taken for a file. */
  private static final Set<String> WITH_ARGUMENT =
      Set.of(
          "-o",
          "-x",
          "-MF",
          "-MT",
          "-MQ",
          "-MJ",
          "-Xlinker",
          "-Xassembler",
          "-Xpreprocessor",
          "-Xclang",
          "-T",
          "-u",
          "-z",
          "-L",
          "-l",
          "-arch",
          "-target",
          "--target",
          "--param",
          "-isysroot",
          "--sysroot",
          "-A",
          "-aux-info",
          "-dumpbase",
          "-dumpdir",
          "-wrapper",
          "-G",
          "-mllvm",
          "-framework",
          "-b",
          "-V",
          "-imultilib",
          "-ivfsoverlay");

  private static final List<String> DIRECTORY_FLAGS =
      List.of("-iquote", "-isystem", "-idirafter", "-I", "--include-directory");

  private static final List<String> COMPILERS =
      List.of("cc", "gcc", "clang", "icc", "icx", "tcc", "c99", "c11", "c89", "goto-cc");

  /** Words that come before a compiler. */
  private static final Set<String> WRAPPERS =
      Set.of("ccache", "distcc", "sccache", "icecc", "env", "libtool", "time", "nice");

  private final Path directory;
  private final List<String> words;
  private int at;
  private final List<Path> files = new ArrayList<>();
  private final List<String> includes = new ArrayList<>();
  private final List<MacroFlag> macros = new ArrayList<>();
  private final List<String> forced = new ArrayList<>();
  private Optional<DataModel> dataModel = Optional.empty();
  private Optional<Boolean> unsignedChar = Optional.empty();
  private Optional<String> language = Optional.empty();

  private CompilerCall(Path directory, List<String> words) {
    this.directory = directory;
    this.words = words;
  }

  /**
   * @param directory in which the command runs, absolute
   * @param arguments of the compiler, its own name left out
   */
  static CompilerCall of(Path directory, List<String> arguments) {
    CompilerCall call = new CompilerCall(directory, new ResponseFiles(directory).expand(arguments));
    call.read();
    return call;
  }

  /** The arguments of a compiler in a command, if it is one. */
  static Optional<List<String>> arguments(List<String> command) {
    for (int i = 0; i < command.size(); i++) {
      String word = command.get(i);
      String base = word.substring(word.lastIndexOf('/') + 1);
      if (isCompiler(base)) {
        return Optional.of(command.subList(i + 1, command.size()));
      }
      boolean goesOn = WRAPPERS.contains(base) || word.contains("=") || word.startsWith("-");
      if (!goesOn) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** With the prefix of a target and a version: {@code arm-none-eabi-gcc-12}. */
  private static boolean isCompiler(String base) {
    return COMPILERS.stream()
        .anyMatch(c -> base.matches("(.*-)?" + c.replace("+", "\\+") + "(-[0-9.]+)?(\\.exe)?"));
  }

  /** The files that are compiled, absolute. */
  List<Path> files() {
    return files;
  }

  /** The language that {@code -x} says, whatever the names of the files. */
  Optional<String> language() {
    return language;
  }

  CompilerFlags flags() {
    return new CompilerFlags(includes, List.of(), macros, forced, dataModel, unsignedChar);
  }

  private void read() {
    while (at < words.size()) {
      String word = words.get(at++);
      if (!word.startsWith("-") || word.equals("-")) {
        Path file = directory.resolve(word).normalize();
        if (SourceNames.isC(file) || SourceNames.refusal(file).isPresent()) {
          files.add(file);
        }
      } else if (!isDirectory(word)) {
        option(word);
      }
    }
  }

  private boolean isDirectory(String word) {
    for (String flag : DIRECTORY_FLAGS) {
      if (word.startsWith(flag)) {
        argument(word, flag).ifPresent(d -> includes.add(directory.resolve(d).toString()));
        return true;
      }
    }
    return false;
  }

  private void option(String word) {
    if (word.startsWith("-D")) {
      argument(word, "-D").ifPresent(this::define);
    } else if (word.startsWith("-U")) {
      argument(word, "-U").ifPresent(n -> macros.add(new MacroFlag(n, Optional.empty())));
    } else if (word.equals("-include") || word.equals("-imacros")) {
      argument(word, word).ifPresent(f -> forced.add(forcedName(f)));
    } else if (word.equals("-x")) {
      language = argument(word, word);
    } else if (word.startsWith("-x")) {
      language = Optional.of(word.substring(2));
    } else if (word.equals("-m32") || word.equals("-mx32")) {
      dataModel = Optional.of(DataModel.ILP32);
    } else if (word.equals("-m64")) {
      dataModel = Optional.of(DataModel.LP64);
    } else if (word.equals("-funsigned-char") || word.equals("-fno-signed-char")) {
      unsignedChar = Optional.of(true);
    } else if (word.equals("-fsigned-char") || word.equals("-fno-unsigned-char")) {
      unsignedChar = Optional.of(false);
    } else if (WITH_ARGUMENT.contains(word)) {
      at++;
    }
  }

  private void define(String text) {
    int equals = text.indexOf('=');
    macros.add(
        equals < 0
            ? new MacroFlag(text, Optional.of("1"))
            : new MacroFlag(text.substring(0, equals), Optional.of(text.substring(equals + 1))));
  }

  /** A forced include is looked for in the working directory first. */
  private String forcedName(String name) {
    Path file = directory.resolve(name);
    return java.nio.file.Files.exists(file) ? file.toString() : name;
  }

  /** The argument of a flag, joined to it or the next word. */
  private Optional<String> argument(String word, String flag) {
    if (word.length() > flag.length()) {
      String rest = word.substring(flag.length());
      return Optional.of(flag.startsWith("--") && rest.startsWith("=") ? rest.substring(1) : rest);
    }
    return at < words.size() ? Optional.of(words.get(at++)) : Optional.empty();
  }
}
