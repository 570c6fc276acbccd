// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.stream.Stream;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.options.Option;
import kiki.options.UsageError;
import kiki.project.command.MergeCommand;
import kiki.project.command.ProjectCommand;
import kiki.report.SvCompReport;
import kiki.report.TextReport;

/** Where the process starts and ends. */
public final class Main {
  private static final int BUFFER_BYTES = 1 << 16;

  /** From here on, internal errors show their stack trace. */
  private static final int STACK_TRACES = 9;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out =
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER_BYTES),
            false,
            StandardCharsets.UTF_8);
    int code = run(new CommandThread(List.of(arguments), Console.ofProcess(out)));
    // System.exit would first set up the JDK's logging, to log that it was called.
    Runtime.getRuntime().halt(code);
  }

  /**
   * Runs a command in a process of its own. The hook also runs at a normal end, and then does
   * nothing. On a signal the Java process would end with a code of its own; {@code halt} ends it
   * with ours.
   */
  static int run(CommandThread command) throws InterruptedException {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (!command.isFinished()) {
                    Runtime.getRuntime().halt(command.interrupt());
                  }
                },
                "interrupt"));
    return command.run();
  }

  /** Runs a command line; never throws for bad input, and prints no stack trace. */
  public static int run(List<String> arguments, Console console) {
    try {
      return dispatch(arguments, console);
    } catch (UsageError e) {
      console.error("kiki: " + e.getMessage());
      console.error("Try 'kiki --help'.");
      return failed(arguments, console, ExitCode.USAGE);
    } catch (InputError e) {
      console.error("kiki: " + e.getMessage());
    } catch (ReadingTimeout e) {
      console.error("kiki: " + e.getMessage());
      return unread(arguments, console);
    } catch (InvalidPathException e) {
      console.error("kiki: " + e.getInput() + ": not a file name here: " + e.getReason());
    } catch (OutOfMemoryError e) {
      console.error("kiki: out of memory; use a machine with more, or limit kiki with --memory");
    } catch (StackOverflowError e) {
      console.error("kiki: the program is nested too deeply");
    } catch (RuntimeException e) {
      console.error("kiki: internal error: " + e + "; please report");
      if (verbosity(arguments) >= STACK_TRACES) {
        e.printStackTrace(console.err());
      }
    }
    return failed(arguments, console, ExitCode.ERROR);
  }

  /** Scripts of the competition read the last line whatever happens. */
  static int failed(List<String> arguments, Console console, ExitCode code) {
    if (isGiven(arguments, Option.PROPERTY_FILE)) {
      console.print(SvCompReport.UNKNOWN);
    }
    return code.code();
  }

  /** So do others: the time was up before anything was known, which is an answer, too. */
  private static int unread(List<String> arguments, Console console) {
    boolean isForPeople =
        Command.of(arguments.getFirst()) == Command.VERIFY
            && Stream.of(Option.PROPERTY_FILE, Option.JSON_UI, Option.XML_UI)
                .noneMatch(o -> isGiven(arguments, o));
    if (isForPeople) {
      console.print(TextReport.INCONCLUSIVE);
    }
    return failed(arguments, console, ExitCode.INCONCLUSIVE);
  }

  private static boolean isGiven(List<String> arguments, Option option) {
    return arguments.stream()
        .anyMatch(a -> a.equals(option.flag()) || a.startsWith(option.flag() + "="));
  }

  private static int verbosity(List<String> arguments) {
    int at = arguments.indexOf(Option.VERBOSITY.flag());
    return at >= 0 && at + 1 < arguments.size() && arguments.get(at + 1).matches("[0-9]{1,9}")
        ? Integer.parseInt(arguments.get(at + 1))
        : 0;
  }

  private static int dispatch(List<String> arguments, Console console) {
    Command command = arguments.isEmpty() ? Command.VERIFY : Command.of(arguments.getFirst());
    List<String> rest = arguments.subList(command.word().isPresent() ? 1 : 0, arguments.size());
    return switch (command) {
      case VERIFY -> new VerifyCommand(console).run(rest).code();
      case RUN -> new RunCommand(console).run(rest);
      case SAT -> new SatCommand(console).run(rest);
      case CHECK -> new CheckCommand(console).run(rest).code();
      case ENCODE -> new EncodeCommand(console).run(rest).code();
      case PROJECT -> ExitCode.of(new ProjectCommand(console.forProjects()).run(rest)).code();
      case MERGE -> ExitCode.of(new MergeCommand(console.forProjects()).run(rest)).code();
      case LSP ->
          throw new InputError(
              "the language server is a module of its own, which the launcher 'kiki' starts");
      case SERVE -> throw new InputError("the launcher 'kiki' starts resident processes");
    };
  }
}
