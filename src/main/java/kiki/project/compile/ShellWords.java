// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command as a shell does (POSIX, Shell Command Language, 2.2): quotes, backslashes, and
 * the operators that end a command. Nothing is expanded, and nothing is run.
 */
final class ShellWords {
  private final String text;
  private final List<List<String>> commands = new ArrayList<>();
  private List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private int at;

  private ShellWords(String text) {
    this.text = text;
  }

  /** The words of one command; operators are words. */
  static List<String> of(String command) {
    ShellWords split = new ShellWords(command);
    split.run(Operators.ARE_TEXT);
    return split.words;
  }

  /** The commands of a line, without operators. */
  static List<List<String>> commands(String line) {
    ShellWords split = new ShellWords(line);
    split.run(Operators.END_COMMANDS);
    split.endCommand();
    return split.commands;
  }

  private enum Operators {
    ARE_TEXT,
    END_COMMANDS
  }

  private void run(Operators operators) {
    while (at < text.length()) {
      char c = text.charAt(at++);
      switch (c) {
        case '\'' -> quoted();
        case '"' -> doublyQuoted();
        case '\\' -> {
          inWord = true;
          if (at < text.length()) {
            word.append(text.charAt(at++));
          }
        }
        case ' ', '\t', '\r', '\n' -> endWord();
        case ';', '&', '|', '(', ')' -> {
          if (operators == Operators.END_COMMANDS) {
            endCommand();
          } else {
            append(c);
          }
        }
        default -> append(c);
      }
    }
    endWord();
  }

  private void append(char c) {
    inWord = true;
    word.append(c);
  }

  private void quoted() {
    inWord = true;
    int end = text.indexOf('\'', at);
    int last = end < 0 ? text.length() : end;
    word.append(text, at, last);
    at = Math.min(text.length(), last + 1);
  }

  private void doublyQuoted() {
    inWord = true;
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c == '\\' && at < text.length() && "\"\\$`\n".indexOf(text.charAt(at)) >= 0) {
        word.append(text.charAt(at++));
      } else {
        word.append(c);
      }
    }
    at++;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private void endCommand() {
    endWord();
    if (!words.isEmpty()) {
      commands.add(words);
      words = new ArrayList<>();
    }
  }
}
