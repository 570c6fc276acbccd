// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CProgram.TransitionEncoding;
import kiki.api.InputError;
import kiki.options.CommandLine;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.util.ResultFile;

/**
 * {@code kiki encode [OPTION...] FILE.c... [--dimspec FILE] [--aiger FILE] [--btor2 FILE]
 * [--formulas] [--blocks]}: writes the program as a transition system. The other options say what
 * is checked, as they do for verification.
 */
final class EncodeCommand {
  private final Console console;
  private final List<String> ofVerification = new ArrayList<>();
  private Optional<Path> dimspec = Optional.empty();
  private Optional<Path> aiger = Optional.empty();
  private Optional<Path> btor2 = Optional.empty();
  private boolean formulas;
  private boolean blocks;

  EncodeCommand(Console console) {
    this.console = console;
  }

  ExitCode run(List<String> arguments) {
    readArguments(arguments);
    if (dimspec.isEmpty() && aiger.isEmpty() && btor2.isEmpty() && !formulas) {
      throw new UsageError("encode needs --dimspec, --aiger, --btor2 or --formulas");
    }
    Options options = Arguments.options(Arguments.line(ofVerification, CommandLine.Operands.MIXED));
    console.interruption().enter(Interruption.Polling.ACTIVITY);
    CProgram program = ProgramReader.of(options, console).read();
    if (program.properties().isEmpty()) {
      throw new InputError("the program has no property to encode; --help lists checks to add");
    }
    TransitionEncoding encoding = blocks ? program.encodingOfBlocks() : program.encoding();
    if (formulas) {
      encoding.formulas().forEach(console::print);
    }
    dimspec.ifPresent(file -> write(file, encoding.dimspec()));
    btor2.ifPresent(file -> write(file, encoding.btor2()));
    aiger.ifPresent(
        file -> write(file, isAscii(file) ? encoding.asciiAiger() : encoding.binaryAiger()));
    if (Verbosity.showsWarnings(options)) {
      console.error(encoding.size());
    }
    return ExitCode.SUCCESSFUL;
  }

  private void readArguments(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      switch (word) {
        case "--dimspec" -> dimspec = Optional.of(file(arguments, ++i, word));
        case "--aiger" -> aiger = Optional.of(file(arguments, ++i, word));
        case "--btor2" -> btor2 = Optional.of(file(arguments, ++i, word));
        case "--formulas" -> formulas = true;
        case "--blocks" -> blocks = true;
        default -> ofVerification.add(word);
      }
    }
  }

  private static Path file(List<String> arguments, int index, String flag) {
    if (index >= arguments.size()) {
      throw new UsageError(flag + " needs an argument: FILE");
    }
    return Path.of(arguments.get(index));
  }

  private static boolean isAscii(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".aag");
  }

  private static void write(Path file, byte[] content) {
    try {
      ResultFile.write(file, content);
    } catch (IOException e) {
      throw new InputError(file + ": cannot be written: " + e.getMessage());
    }
  }
}
