// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import kiki.sat.ProofWriter;
import kiki.util.ResultFile;

/**
 * A DRAT proof in text form, written beside its final place and moved there by {@link #commit}
 * only, so that no half-written proof is ever found under its name.
 */
public final class DratFile implements ProofWriter, AutoCloseable {
  private static final int FLUSH_LENGTH = 1 << 15;

  private final ResultFile file;
  private final Writer out;
  private final StringBuilder text = new StringBuilder();

  private DratFile(ResultFile file, Writer out) {
    this.file = file;
    this.out = out;
  }

  /** Starts a proof that is to become {@code target}. */
  public static DratFile create(Path target) throws IOException {
    ResultFile file = ResultFile.create(target);
    return new DratFile(file, Files.newBufferedWriter(file.written()));
  }

  @Override
  public void add(int[] literals, int length) {
    append(literals, length);
  }

  @Override
  public void delete(int[] literals, int length) {
    text.append("d ");
    append(literals, length);
  }

  private void append(int[] literals, int length) {
    DimacsWriter.append(text, literals, length);
    if (text.length() > FLUSH_LENGTH) {
      try {
        flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void flush() throws IOException {
    out.append(text);
    text.setLength(0);
  }

  /** The proof is complete: puts it in place. */
  public void commit() throws IOException {
    flush();
    out.close();
    file.commit();
  }

  /** Drops the proof unless it was committed. */
  @Override
  public void close() throws IOException {
    out.close();
    file.drop();
  }
}
