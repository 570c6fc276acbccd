// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.List;

/** What a client can have executed. */
final class Commands {
  /** Of a document (URI) a function (name): verifies it and gives the verdict. */
  static final String VERIFY_FUNCTION = "kiki.verifyFunction";

  /** Of a document (URI) a function (name): infers a precondition and inserts it. */
  static final String INSERT_PRECONDITION = "kiki.insertPrecondition";

  /** Of a document (URI) a property (name): gives the text of a reproducer. */
  static final String SHOW_REPRODUCER = "kiki.showReproducer";

  static final List<String> ALL = List.of(VERIFY_FUNCTION, INSERT_PRECONDITION, SHOW_REPRODUCER);

  private Commands() {}
}
