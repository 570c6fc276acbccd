// SPDX-License-Identifier: Apache-2.0
package kiki.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/**
 * One table of answers. Its journal is written ahead, so that readers and a writer in other
 * processes do not wait for each other and a process that is killed leaves a whole database behind.
 * Each answer has a checksum: SQLite does not notice a changed byte in a text, and an answer that
 * is not the one that was given would be a wrong verdict.
 */
final class SqliteStore implements AnswerStore {
  /** Of what this class expects in the file. */
  private static final int LAYOUT = 1;

  /** Milliseconds for another process to finish writing: each write is one small row. */
  private static final int PATIENCE = 30_000;

  private final Path file;
  private final Connection connection;
  private final Consumer<String> messages;

  private SqliteStore(Path file, Connection connection, Consumer<String> messages) {
    this.file = file;
    this.connection = connection;
    this.messages = messages;
  }

  static SqliteStore open(Path file, Consumer<String> messages) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(PATIENCE);
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    Connection connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
    try {
      check(connection);
      return new SqliteStore(file, connection, messages);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private static void check(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      try (ResultSet result = statement.executeQuery("PRAGMA quick_check(1)")) {
        if (!result.next() || !result.getString(1).equals("ok")) {
          throw damage();
        }
      }
      int layout;
      try (ResultSet result = statement.executeQuery("PRAGMA user_version")) {
        layout = result.next() ? result.getInt(1) : 0;
      }
      if (layout != 0 && layout != LAYOUT) {
        throw damage();
      }
      statement.execute(
          "CREATE TABLE IF NOT EXISTS answer (key TEXT PRIMARY KEY, text TEXT NOT NULL, checksum"
              + " TEXT NOT NULL) WITHOUT ROWID");
      statement.execute("PRAGMA user_version = " + LAYOUT);
    }
  }

  private static SQLException damage() {
    return new SQLException(
        "is damaged, or of another version", "", SQLiteErrorCode.SQLITE_CORRUPT.code);
  }

  static boolean isDamage(SQLException e) {
    int code = e.getErrorCode() & 0xff; // the rest tells kinds apart
    return code == SQLiteErrorCode.SQLITE_CORRUPT.code
        || code == SQLiteErrorCode.SQLITE_NOTADB.code;
  }

  @Override
  public synchronized Optional<String> find(String key) {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT text, checksum FROM answer WHERE key = ?")) {
      statement.setString(1, key);
      try (ResultSet result = statement.executeQuery()) {
        if (!result.next()) {
          return Optional.empty();
        }
        String text = result.getString(1);
        if (!checksum(key, text).equals(result.getString(2))) {
          messages.accept(file + ": an answer is damaged and is looked for again");
          return Optional.empty();
        }
        return Optional.of(text);
      }
    } catch (SQLException e) {
      throw new StoreError(file + ": cannot be read: " + e.getMessage(), e);
    }
  }

  @Override
  public synchronized void put(String key, String answer) {
    try (PreparedStatement statement =
        connection.prepareStatement("INSERT OR REPLACE INTO answer VALUES (?, ?, ?)")) {
      statement.setString(1, key);
      statement.setString(2, answer);
      statement.setString(3, checksum(key, answer));
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new StoreError(file + ": cannot be written: " + e.getMessage(), e);
    }
  }

  private static String checksum(String key, String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(key.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreError(file + ": cannot be closed: " + e.getMessage(), e);
    }
  }
}
