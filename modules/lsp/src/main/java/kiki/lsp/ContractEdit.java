// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.List;
import java.util.Map;
import kiki.lower.FileOutline.Definition;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Puts a contract into a text so that compilers do not see it. */
final class ContractEdit {
  private ContractEdit() {}

  static WorkspaceEdit of(DocumentText text, Definition function, String contract) {
    int offset = text.offset(text.word(function.location()).getStart());
    Position place = text.position(ContractPlace.before(offset, text.text()));
    String end = text.lineBreak();
    String lines =
        "#ifdef __CPROVER" + end + declaration(function, contract) + end + "#endif" + end;
    String inserted = place.getCharacter() == 0 ? lines : end + lines;
    return new WorkspaceEdit(
        Map.of(text.uri(), List.of(new TextEdit(new Range(place, place), inserted))));
  }

  /** What only this file sees must be so from its first declaration on (C11 6.2.2p7). */
  private static String declaration(Definition function, String contract) {
    return switch (function.linkage()) {
      case THIS_FILE -> "static " + contract;
      case EVERY_FILE, UNLESS_DEFINED -> contract;
    };
  }
}
