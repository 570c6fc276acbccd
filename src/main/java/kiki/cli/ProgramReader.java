// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import kiki.api.CReader;
import kiki.api.SourceMessage;
import kiki.options.Options;

/** Readers of C code that print what there is to say about it. */
final class ProgramReader {
  private ProgramReader() {}

  static CReader of(Options options, Console console) {
    return new CReader(options, message -> print(message, options, console));
  }

  private static void print(SourceMessage message, Options options, Console console) {
    if (message.kind() == SourceMessage.Kind.ERROR || Verbosity.showsWarnings(options)) {
      console.out().flush();
      console.err().print(message.shown());
    }
  }
}
