// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The folder through which clients reach this process: two pipes, and the claim of the client whose
 * turn it is, a file that only one can make. As long as the process lives it holds the writing end
 * of the answers open, so that a client sees at once whether anybody is there.
 */
final class Slot {
  private static final Set<PosixFilePermission> PRIVATE =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  private final Path folder;
  private Optional<RandomAccessFile> held = Optional.empty();

  private Slot(Path folder) {
    this.folder = folder;
  }

  /**
   * Takes a free one.
   *
   * @param parent nobody else may write there
   * @return empty if there are enough processes already
   */
  static Optional<Slot> take(Path parent, int most, SystemCalls calls) throws IOException {
    Files.createDirectories(parent, PosixFilePermissions.asFileAttribute(PRIVATE));
    if (!Files.getPosixFilePermissions(parent).equals(PRIVATE)
        || !Files.getOwner(parent).equals(user(parent))) {
      throw new IOException(parent + ": is not this user's alone");
    }
    for (int number = 1; number <= most; number++) {
      try {
        Path folder = parent.resolve(String.valueOf(number));
        Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(PRIVATE));
        Slot slot = new Slot(folder);
        slot.claim();
        calls.makePipe(slot.requests());
        calls.makePipe(slot.answers());
        return Optional.of(slot);
      } catch (FileAlreadyExistsException e) {
        continue;
      }
    }
    return Optional.empty();
  }

  /** Who owns what this process makes. */
  private static UserPrincipal user(Path parent) throws IOException {
    Path file = Files.createTempFile(parent, "owner", "");
    try {
      return Files.getOwner(file);
    } finally {
      Files.delete(file);
    }
  }

  Path folder() {
    return folder;
  }

  private Path requests() {
    return folder.resolve("in");
  }

  private Path answers() {
    return folder.resolve("out");
  }

  private Path claimFile() {
    return folder.resolve("claimed");
  }

  /** Keeps clients away until the process is ready for one. */
  private void claim() throws IOException {
    Files.createFile(claimFile());
  }

  /** Lets the next client come. What the last one has not read is lost with the closed pipe. */
  void open() throws IOException {
    removeTexts();
    held = Optional.of(new RandomAccessFile(answers().toFile(), "rw"));
    Files.deleteIfExists(claimFile());
  }

  /** Tells clients that need not start a process that one has started. */
  void announce() throws IOException {
    Files.deleteIfExists(folder.resolveSibling("starting"));
  }

  /** Waits for a client, and hears it. */
  InputStream awaitClient() throws IOException {
    return Files.newInputStream(requests());
  }

  /** The way to the client, which listens. The end of the client ends writing. */
  OutputStream answer() throws IOException {
    OutputStream pipe = new FileOutputStream(answers().toFile());
    held.orElseThrow().close();
    held = Optional.empty();
    return pipe;
  }

  /** A claim whose client never came; milliseconds since it was made. */
  long claimedMillis() throws IOException {
    return Files.exists(claimFile())
        ? System.currentTimeMillis() - Files.getLastModifiedTime(claimFile()).toMillis()
        : 0;
  }

  void dropClaim() throws IOException {
    Files.deleteIfExists(claimFile());
  }

  private void removeTexts() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(f -> f.getFileName().toString().startsWith("text.")).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** No client finds the process any more. */
  void remove() {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      return; // Clients notice that nobody is there.
    }
  }
}
