// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a client asks for.
 *
 * @param mask permissions that new files do not get
 * @param folder that it is in
 * @param words of its command line
 */
record JobRequest(Display display, int mask, Path folder, List<String> words) {
  /** Ends the server instead. */
  static final String QUIT = "quit";

  /** Where the results go. */
  enum Display {
    TERMINAL,
    FILE
  }

  /** What the server is asked. */
  sealed interface Demand {}

  /** To run something. */
  record Run(JobRequest request) implements Demand {}

  /** To end. */
  record Quit() implements Demand {}

  JobRequest {
    words = List.copyOf(words);
  }

  /**
   * Reads one; parts end with a zero byte.
   *
   * @throws IOException if the client is gone, or is no client
   */
  static Demand read(InputStream in) throws IOException {
    String first = part(in);
    if (first.equals(QUIT)) {
      return new Quit();
    }
    try {
      int mask = Integer.parseInt(part(in), 8);
      Path folder = Path.of(part(in));
      int count = Integer.parseInt(part(in));
      List<String> words = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        words.add(part(in));
      }
      Display display = first.equals("terminal") ? Display.TERMINAL : Display.FILE;
      return new Run(new JobRequest(display, mask, folder, words));
    } catch (NumberFormatException | InvalidPathException e) {
      throw new IOException("not a request", e);
    }
  }

  private static String part(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int b = in.read(); b != 0; b = in.read()) {
      if (b < 0) {
        throw new EOFException("the client is gone");
      }
      bytes.write(b);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
