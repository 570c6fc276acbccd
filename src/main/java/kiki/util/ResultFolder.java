// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes a whole folder of results. It is written beside its place and moved there when it is
 * complete, so that nobody finds half of it, and what was there before stays if anything goes
 * wrong.
 */
public final class ResultFolder {
  /** Says that a folder is one of ours, which may be replaced. */
  private static final String MARK = ".kiki";

  private ResultFolder() {}

  /** What to write into an empty folder. */
  public interface Content {
    void write(Path folder) throws IOException;
  }

  /**
   * Replaces the folder at a place.
   *
   * @throws FileAlreadyExistsException if something is there that was not written here
   */
  public static void write(Path target, Content content) throws IOException {
    requireReplaceable(target);
    Path parent = WorkingFolder.absolute(target).getParent();
    if (parent == null || !Files.isDirectory(parent)) {
      throw new NoSuchFileException(parent + "", null, "no such folder");
    }
    Path written = newFolder(parent);
    try {
      content.write(written);
      Files.writeString(written.resolve(MARK), "");
      replace(target, written, parent);
    } finally {
      delete(written);
    }
  }

  private static void replace(Path target, Path written, Path parent) throws IOException {
    if (!Files.exists(target)) {
      Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    Path old = newFolder(parent);
    try {
      Path before = old.resolve("before");
      Files.move(target, before, StandardCopyOption.ATOMIC_MOVE);
      try {
        Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (IOException e) {
        Files.move(before, target, StandardCopyOption.ATOMIC_MOVE);
        throw e;
      }
    } finally {
      delete(old);
    }
  }

  private static void requireReplaceable(Path target) throws IOException {
    if (!Files.exists(target) || Files.exists(target.resolve(MARK))) {
      return;
    }
    boolean isEmptyFolder = false;
    if (Files.isDirectory(target)) {
      try (Stream<Path> files = Files.list(target)) {
        isEmptyFolder = files.findAny().isEmpty();
      }
    }
    if (!isEmptyFolder) {
      throw new FileAlreadyExistsException(
          target.toString(), null, "it exists and is not one that kiki has written");
    }
  }

  private static Path newFolder(Path parent) throws IOException {
    for (int number = 0; ; number++) {
      try {
        return Files.createDirectory(
            parent.resolve(".kiki-" + ProcessHandle.current().pid() + "-" + number + ".tmp"));
      } catch (FileAlreadyExistsException e) {
        continue;
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : all) {
      Files.deleteIfExists(file);
    }
  }
}
