// SPDX-License-Identifier: Apache-2.0
package kiki.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;
import kiki.project.store.StoreProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest {
  private final StoreProvider provider = StoreProvider.find().orElseThrow();
  private final List<String> messages = new ArrayList<>();

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void place() {
    file = folder.resolve("store.db");
  }

  private AnswerStore open() {
    return provider.open(file, messages::add);
  }

  @Test
  void findsWhatWasPut() {
    try (AnswerStore store = open()) {
      assertEquals(Optional.empty(), store.find("key"));
      store.put("key", "first");
      store.put("key", "quoted ' \" \u0000 \u20ac");
    }
    try (AnswerStore store = open()) {
      assertEquals(Optional.of("quoted ' \" \u0000 \u20ac"), store.find("key"));
    }
    assertEquals(List.of(), messages);
  }

  @Test
  void isOfItsOwnerOnly() throws IOException {
    Files.writeString(file, "");
    try (AnswerStore store = open()) {
      store.put("key", "answer");
      try (Stream<Path> files = Files.list(folder)) {
        for (Path made : files.toList()) {
          assertEquals(
              "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(made)));
        }
      }
    }
  }

  @Test
  void twoAtOnceSeeEachOther() throws InterruptedException {
    try (AnswerStore one = open();
        AnswerStore other = open()) {
      List<Thread> threads = new ArrayList<>();
      for (AnswerStore store : List.of(one, other)) {
        threads.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      for (int i = 0; i < 200; i++) {
                        store.put("key" + i, "answer" + i);
                      }
                    }));
      }
      for (Thread thread : threads) {
        thread.join();
      }
      for (int i = 0; i < 200; i++) {
        assertEquals(Optional.of("answer" + i), one.find("key" + i));
        assertEquals(Optional.of("answer" + i), other.find("key" + i));
      }
    }
  }

  /** As one that was killed leaves it: nothing was closed. */
  @Test
  void needsNoClosing() throws IOException {
    AnswerStore killed = open();
    killed.put("key", "answer");
    Path copied = Files.createDirectory(folder.resolve("later"));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path f : files.filter(Files::isRegularFile).toList()) {
        Files.copy(f, copied.resolve(f.getFileName()));
      }
    }
    try (AnswerStore later = provider.open(copied.resolve("store.db"), messages::add)) {
      assertEquals(Optional.of("answer"), later.find("key"));
    }
    killed.close();
    assertEquals(List.of(), messages);
  }

  @Test
  void isBuiltAnewIfItIsNoDatabase() throws IOException {
    Files.writeString(file, "no database, but a text that is long enough to be one".repeat(100));
    try (AnswerStore store = open()) {
      store.put("key", "answer");
      assertEquals(Optional.of("answer"), store.find("key"));
    }
    assertEquals(1, messages.size());
    assertTrue(messages.getFirst().contains("damaged"));
  }

  @Test
  void isBuiltAnewIfPagesAreLost() throws IOException {
    try (AnswerStore store = open()) {
      for (int i = 0; i < 500; i++) {
        store.put("key" + i, "answer".repeat(50));
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 5000; i < 30_000; i++) {
      bytes[i] = (byte) (i * 31);
    }
    Files.write(file, bytes);
    try (AnswerStore store = open()) {
      assertEquals(Optional.empty(), store.find("key1"));
    }
    assertEquals(1, messages.size());
  }

  /** SQLite itself does not notice this. */
  @Test
  void aChangedAnswerIsNone() throws IOException {
    try (AnswerStore store = open()) {
      store.put("key", "the verdict is FAILURE");
    }
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.writeString(file, bytes.replace("FAILURE", "SUCCESS"), StandardCharsets.ISO_8859_1);
    try (AnswerStore store = open()) {
      assertEquals(Optional.empty(), store.find("key"));
    }
    assertEquals(1, messages.size());
  }

  @Test
  void saysWhereItCannotBe() throws IOException {
    Files.createDirectory(file);
    StoreError error = assertThrows(StoreError.class, this::open);
    assertTrue(error.getMessage().startsWith(file.toString()), error.getMessage());
  }
}
