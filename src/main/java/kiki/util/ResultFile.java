// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Where a result is to be written. A regular file is written beside its place and moved there when
 * it is complete, so that nobody finds half of it; a device or pipe is written as it is, for moving
 * a file there would replace it.
 */
public record ResultFile(Path target, Path written) {

  /** Finds the place to write to. */
  public static ResultFile create(Path target) throws IOException {
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      return new ResultFile(target, target);
    }
    Path folder = WorkingFolder.absolute(target).getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NoSuchFileException(folder + "", null, "no such folder");
    }
    return new ResultFile(target, newFile(folder));
  }

  /** Readable by whom the user's files are, unlike what {@link Files#createTempFile} makes. */
  private static Path newFile(Path folder) throws IOException {
    for (int number = 0; ; number++) {
      try {
        return Files.createFile(
            folder.resolve(".kiki-" + ProcessHandle.current().pid() + "-" + number + ".tmp"));
      } catch (FileAlreadyExistsException e) {
        continue;
      }
    }
  }

  /** Writes a whole text. */
  public static void write(Path target, String text) throws IOException {
    write(target, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a whole file. */
  public static void write(Path target, byte[] content) throws IOException {
    ResultFile file = create(target);
    try {
      Files.write(file.written, content);
      file.commit();
    } finally {
      file.drop();
    }
  }

  /** What was written is complete. */
  public void commit() throws IOException {
    if (!isDirect()) {
      Files.move(
          written, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Removes what was not committed. */
  public void drop() throws IOException {
    if (!isDirect()) {
      Files.deleteIfExists(written);
    }
  }

  private boolean isDirect() {
    return written.equals(target);
  }
}
