// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.lex.Lexer;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.util.Location;

/** The macros in force, and those saved by {@code #pragma push_macro}. */
public final class MacroTable {
  private final Map<String, Macro> macros = new HashMap<>(1024);

  /** Those of headers that are part of kiki, until somebody asks for them. */
  private final Map<String, Lexer> unread = new HashMap<>();

  private final Map<String, Builtin> builtins = new HashMap<>();
  private final Map<String, Deque<Optional<Macro>>> saved = new HashMap<>();
  private final Diagnostics diagnostics;
  private PredefinedMacros predefined = PredefinedMacros.none();

  public MacroTable(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** What is defined before the first line. */
  public void predefine(Language language) {
    predefined = PredefinedMacros.of(language);
    for (Builtin builtin : Builtin.values()) {
      builtins.put(builtin.macroName(), builtin);
    }
  }

  /** The macro of that name, or null. */
  Macro get(String name) {
    Macro macro = macros.get(name);
    if (macro == null) {
      Lexer definition = unread.remove(name);
      String text = definition == null ? predefined.take(name) : null;
      if (definition != null) {
        macro = MacroReader.part(definition);
      } else if (text != null) {
        macro = MacroReader.predefined(text);
      } else {
        return null;
      }
      macros.put(name, macro);
    }
    return macro;
  }

  /** The built-in macro of that name, or null. */
  public Builtin builtin(String name) {
    return name.charAt(0) == '_' ? builtins.get(name) : null;
  }

  public boolean isDefined(String name) {
    return unread.containsKey(name) || get(name) != null || builtin(name) != null;
  }

  /** A definition that is part of kiki, and need not be read now unless there is another one. */
  public void define(String name, Lexer definition) {
    if (macros.containsKey(name) || unread.containsKey(name) || builtin(name) != null) {
      define(MacroReader.part(definition));
    } else {
      unread.put(name, definition);
    }
  }

  public void define(Macro macro) {
    builtins.remove(macro.name());
    Macro old = get(macro.name());
    macros.put(macro.name(), macro);
    if (old != null && !old.isSameAs(macro)) {
      Diagnostic note = Diagnostic.note(old.definition(), "this is the previous definition");
      String message = "'" + macro.name() + "' redefined";
      diagnostics.report(
          new Diagnostic(Severity.WARNING, macro.definition(), message, List.of(note)));
    }
  }

  public void undefine(String name, Location where) {
    if (builtins.remove(name) != null) {
      diagnostics.warning(where, "undefining '" + name + "'");
    }
    predefined.take(name);
    unread.remove(name);
    macros.remove(name);
  }

  /** {@code #pragma push_macro}: saves the meaning of the name, which may be none. */
  public void push(String name) {
    saved.computeIfAbsent(name, key -> new ArrayDeque<>()).push(Optional.ofNullable(get(name)));
  }

  /** {@code #pragma pop_macro}: goes back to what was saved last. */
  public void pop(String name) {
    Deque<Optional<Macro>> stack = saved.get(name);
    if (stack != null && !stack.isEmpty()) {
      macros.remove(name);
      stack.pop().ifPresent(macro -> macros.put(name, macro));
    }
  }
}
