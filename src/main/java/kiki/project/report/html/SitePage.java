// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

/**
 * A page other than the overview. Pages have numbers for names: names of files are others' text.
 */
record SitePage(Kind kind, int number) {
  /** What a page is about. */
  enum Kind {
    SOURCE("source"),
    FUNCTION("function"),
    TRACE("trace");

    private final String folder;

    Kind(String folder) {
      this.folder = folder;
    }

    String folder() {
      return folder;
    }
  }

  /** The file's name, relative to the overview. */
  String name() {
    return kind.folder() + "/" + number + ".html";
  }
}
