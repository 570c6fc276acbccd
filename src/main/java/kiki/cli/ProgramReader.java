// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.function.Consumer;
import kiki.api.CReader;
import kiki.api.SourceMessage;
import kiki.options.Options;

/** Readers of C code that print what there is to say about it. */
final class ProgramReader {
  private ProgramReader() {}

  static CReader of(Options options, Console console) {
    return new CReader(options, messages(options, console));
  }

  /** Prints what there is to say. */
  static Consumer<SourceMessage> messages(Options options, Console console) {
    return message -> print(message, options, console);
  }

  private static void print(SourceMessage message, Options options, Console console) {
    if (message.kind().isError() || Verbosity.showsWarnings(options)) {
      console.out().flush();
      console.err().print(message.shown());
    }
  }
}
