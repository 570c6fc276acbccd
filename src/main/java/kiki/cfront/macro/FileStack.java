// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Names;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;
import kiki.util.Location;

/** The files being read, each included by the one below it. */
public final class FileStack {
  /** As in gcc. */
  private static final int DEEPEST_INCLUSION = 200;

  private final List<OpenFile> files = new ArrayList<>();
  private final Map<String, String> guards = new HashMap<>();
  private final Set<String> once = new HashSet<>();
  private final Names names = new Names();
  private final MacroTable macros;
  private final Diagnostics diagnostics;

  public FileStack(MacroTable macros, Diagnostics diagnostics) {
    this.macros = macros;
    this.diagnostics = diagnostics;
  }

  public OpenFile top() {
    return files.getLast();
  }

  public int depth() {
    return files.size();
  }

  String baseName() {
    return files.getFirst().header().name();
  }

  /** Starts reading a file unless its guard or {@code #pragma once} makes that useless. */
  public void include(Header header, Location includedAt) {
    String guard = guards.get(header.key());
    if (once.contains(header.key()) || guard != null && macros.isDefined(guard)) {
      return;
    }
    if (files.size() > DEEPEST_INCLUSION) {
      throw new CError(includedAt, "#include nested depth exceeds " + DEEPEST_INCLUSION);
    }
    push(header, HeaderSearch.read(header, includedAt));
  }

  public void push(Header header, SourceText text) {
    diagnostics.sources().map(text, 1, text.name(), 1);
    files.add(new OpenFile(header, Lexer.of(text, header.author(), names, diagnostics)));
  }

  /** Leaves the innermost file at its end. */
  public void pop() {
    OpenFile file = files.removeLast();
    for (Conditional conditional : file.conditionals()) {
      diagnostics.report(
          conditional.opening().error("unterminated #" + conditional.opening().text()));
    }
    if (file.guard() != null) {
      guards.put(file.header().key(), file.guard());
    }
  }

  /** {@code #pragma once}. */
  public void markOnce() {
    once.add(top().header().key());
  }
}
