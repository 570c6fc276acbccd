// SPDX-License-Identifier: Apache-2.0
package kiki.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;
import kiki.project.store.StoreProvider;

/** Opens databases that only their owner can read. */
public final class SqliteProvider implements StoreProvider {
  /** SQLite gives its files beside the database the same permissions. */
  private static final String OWNER_ONLY = "rw-------";

  /** Files that SQLite keeps beside a database. */
  private static final List<String> COMPANIONS = List.of("-wal", "-shm", "-journal");

  @Override
  public AnswerStore open(Path file, Consumer<String> messages) {
    try {
      protect(file);
      return SqliteStore.open(file, messages);
    } catch (SQLException damage) {
      if (!SqliteStore.isDamage(damage)) {
        throw new StoreError(file + ": cannot be opened: " + damage.getMessage(), damage);
      }
      return rebuilt(file, messages);
    } catch (IOException e) {
      throw new StoreError(file + ": cannot be made: " + e.getMessage(), e);
    }
  }

  /**
   * A process that still has the damaged one open goes on with the file that was moved, and does
   * not disturb the new one.
   */
  private static AnswerStore rebuilt(Path file, Consumer<String> messages) {
    Path aside = file.resolveSibling(file.getFileName() + ".damaged");
    try {
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      for (String ending : COMPANIONS) {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
      }
      protect(file);
      AnswerStore store = SqliteStore.open(file, messages);
      messages.accept(file + ": the store was damaged and is built anew; the old one is " + aside);
      return store;
    } catch (IOException | SQLException e) {
      throw new StoreError(file + ": is damaged, and cannot be built anew: " + e.getMessage(), e);
    }
  }

  private static void protect(Path file) throws IOException {
    boolean isPosix =
        Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix");
    if (!Files.exists(file)) {
      if (isPosix) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY)));
      } else {
        Files.createFile(file);
      }
    } else if (isPosix) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(OWNER_ONLY));
    }
  }
}
