// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the client reads, line by line; the first character of a line says what to do with the rest.
 * Shells read a pipe byte by byte and cannot hold every byte, so that long and odd texts are put
 * into files, which the client copies. Lines are short enough that the system writes each at once.
 */
final class Reply {
  /** Marks of lines; the client knows them, too. */
  private static final char EXIT = '0';

  private static final char REFUSED = '9';

  /** Where a text goes. */
  enum Target {
    OUT('1', '3', '5'),
    ERR('2', '4', '6');

    private final char line;
    private final char part;
    private final char file;

    Target(char line, char part, char file) {
      this.line = line;
      this.part = part;
      this.file = file;
    }
  }

  /** Bytes of text beyond which a file is cheaper: starting `cat` costs about a millisecond. */
  private static final int LONGEST_TEXT = 4000;

  /** Bytes that are written at once whatever else happens (POSIX's PIPE_BUF, at least). */
  private static final int LONGEST_LINE = 500;

  private final OutputStream pipe;
  private final Path folder;
  private int files;

  /**
   * @param folder for long texts
   */
  Reply(OutputStream pipe, Path folder) {
    this.pipe = pipe;
    this.folder = folder;
  }

  /** A stream whose texts the client prints. */
  OutputStream stream(Target target) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        print(target, bytes, offset, length);
      }
    };
  }

  private synchronized void print(Target target, byte[] bytes, int offset, int length)
      throws IOException {
    if (length == 0) {
      return;
    }
    if (length > LONGEST_TEXT || !isPlain(bytes, offset, length)) {
      Path file = folder.resolve("text." + files++);
      try (OutputStream out = Files.newOutputStream(file)) {
        out.write(bytes, offset, length);
      }
      send(target.file, file.getFileName().toString());
      return;
    }
    String text = new String(bytes, offset, length, StandardCharsets.US_ASCII);
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      int limit = Math.min(text.length(), start + LONGEST_LINE);
      if (end >= 0 && end <= limit) {
        send(target.line, text.substring(start, end));
        start = end + 1;
      } else {
        send(target.part, text.substring(start, limit));
        start = limit;
      }
    }
  }

  /** Characters that every shell passes on unchanged. */
  private static boolean isPlain(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      byte b = bytes[i];
      if (b < ' ' && b != '\n' && b != '\t' && b != '\r' && b != 27 || b == 127) {
        return false;
      }
    }
    return true;
  }

  /** The command has ended. */
  void exit(int code) throws IOException {
    send(EXIT, String.valueOf(code));
  }

  /** The client has to run the command itself. */
  void refuse(String reason) throws IOException {
    send(REFUSED, reason.replaceAll("\\p{Cntrl}", " "));
  }

  /** Who speaks. */
  void greet(String build) throws IOException {
    send('k', "iki 1 " + build);
  }

  private synchronized void send(char mark, String text) throws IOException {
    pipe.write((mark + text + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
