// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.function.Consumer;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;
import kiki.project.store.StoreProvider;

/** Where a project's answers are kept: a folder beside it that only its owner can read. */
final class ProjectStore {
  private static final String FOLDER = ".kiki";
  private static final String FILE = "store.db";

  private ProjectStore() {}

  /** The store of a project; one that keeps nothing where there is no way to have one. */
  static AnswerStore open(Path project, Consumer<String> warnings) {
    Optional<StoreProvider> provider = StoreProvider.find();
    if (provider.isEmpty()) {
      return AnswerStore.NONE;
    }
    try {
      return provider.get().open(folder(project).resolve(FILE), warnings);
    } catch (IOException e) {
      warnings.accept("answers are not kept: " + project.resolve(FOLDER) + " cannot be made");
    } catch (StoreError e) {
      warnings.accept("answers are not kept: " + e.getMessage());
    }
    return AnswerStore.NONE;
  }

  /** It is nobody else's, and in no repository. */
  private static Path folder(Path project) throws IOException {
    Path folder = project.resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      if (Files.getFileStore(project).supportsFileAttributeView("posix")) {
        Files.createDirectory(
            folder,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      } else {
        Files.createDirectory(folder);
      }
      Files.writeString(folder.resolve(".gitignore"), "*\n");
    }
    return folder;
  }
}
