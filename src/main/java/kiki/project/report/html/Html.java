// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.Locale;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.report.XmlText;

/** The frame of every page. All text of others goes through {@link #text}. */
final class Html {
  /** The way from a page in a folder to the overview. */
  static final String UP = "../";

  private Html() {}

  /** Text as content or attribute. */
  static String text(String text) {
    return XmlText.escape(text);
  }

  /**
   * A whole page.
   *
   * @param top leads to the overview's folder
   */
  static String page(String title, String top, String body) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%1$s</title>
    <link rel="stylesheet" href="%2$sstyle.css">
    <script defer src="%2$sscript.js"></script>
    </head>
    <body>
    <header><a href="%2$sindex.html" accesskey="h">kiki report</a></header>
    <main>
    <h1>%1$s</h1>
    %3$s
    </main>
    </body>
    </html>
    """
        .formatted(text(title), top, body);
  }

  /** A verdict as a word with a colour; the word tells those who see no colours. */
  static String badge(Status status) {
    return "<span class=\"badge %s\">%s</span>".formatted(style(status), word(status));
  }

  static String style(Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  static String word(Status status) {
    return switch (status) {
      case PROVED -> "proved";
      case CONDITIONAL -> "conditional";
      case FAILED -> "failed";
      case UNKNOWN -> "unknown";
    };
  }
}
