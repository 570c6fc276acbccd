// SPDX-License-Identifier: Apache-2.0
package kiki.project.store;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Opens stores; found on the class path, as a service. */
public interface StoreProvider {
  /**
   * Opens a store, or makes one where there is none. One that is damaged is put aside, and an empty
   * one takes its place.
   *
   * @param messages hears, for the user, of what was lost
   * @throws StoreError if there is no way to have one there
   */
  AnswerStore open(Path file, Consumer<String> messages);

  /** The provider of this process; empty where the module is missing. */
  static Optional<StoreProvider> find() {
    // Classes of the core may be on the boot class path, whose loader knows no other. Who runs kiki
    // in a process of their own have a loader for it.
    ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
    return ServiceLoader.load(
            StoreProvider.class, ofThread == null ? ClassLoader.getSystemClassLoader() : ofThread)
        .findFirst();
  }
}
