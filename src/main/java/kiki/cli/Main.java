package kiki.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kiki.cfront.source.CError;
import kiki.options.UsageError;

/** Where the process starts and ends. */
public final class Main {
  /** Deeply nested programs make recursive stages go deep; the memory is only used when needed. */
  private static final long STACK_BYTES = 1L << 29;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    AtomicInteger code = new AtomicInteger();
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Console console = new Console(out, System.err, System.console() != null);
    Thread main =
        new Thread(null, () -> code.set(run(List.of(arguments), console)), "kiki", STACK_BYTES);
    main.start();
    main.join();
    out.flush();
    System.exit(out.checkError() ? ExitCode.ERROR.code() : code.get());
  }

  /** Runs a command line; never throws for bad input, and prints no stack trace. */
  public static int run(List<String> arguments, Console console) {
    try {
      return dispatch(arguments, console);
    } catch (UsageError e) {
      console.error("kiki: " + e.getMessage());
      console.error("Try 'kiki --help'.");
      return ExitCode.USAGE.code();
    } catch (BadInput e) {
      console.error("kiki: " + e.getMessage());
      return ExitCode.ERROR.code();
    } catch (CError e) {
      console.error("kiki: " + e.getMessage());
      return ExitCode.ERROR.code();
    } catch (OutOfMemoryError e) {
      console.error("kiki: out of memory; give more with a larger machine or less with --memory");
      return ExitCode.ERROR.code();
    } catch (StackOverflowError e) {
      console.error("kiki: the program is nested too deeply");
      return ExitCode.ERROR.code();
    }
  }

  private static int dispatch(List<String> arguments, Console console) {
    if (!arguments.isEmpty()) {
      List<String> rest = arguments.subList(1, arguments.size());
      switch (arguments.getFirst()) {
        case "run" -> {
          return new RunCommand(console).run(rest);
        }
        case "sat" -> {
          return new SatCommand(console).run(rest);
        }
      }
    }
    return new VerifyCommand(console).run(arguments).code();
  }
}
