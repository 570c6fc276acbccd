// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.tree.TranslationUnit.GlobalVariable;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;
import kiki.lower.link.Linker;
import kiki.program.FileLocalName;
import kiki.util.Location;

/**
 * What a file defines, headers included.
 *
 * @param file its name, as in locations
 */
public record FileOutline(String file, List<Definition> definitions) {
  public FileOutline {
    definitions = List.copyOf(definitions);
  }

  /** What is defined. */
  public enum Kind {
    FUNCTION,
    VARIABLE
  }

  /** Who sees a name. */
  public enum Linkage {
    EVERY_FILE,
    /** Every file, unless another one defines it, too. */
    UNLESS_DEFINED,
    THIS_FILE
  }

  /**
   * A function with a body, or a variable.
   *
   * @param uniqueName which {@code --function} takes even where several files have the name
   * @param references names of functions and variables at file scope
   */
  public record Definition(
      String name,
      String uniqueName,
      Kind kind,
      Linkage linkage,
      Location location,
      Set<String> references) {
    public Definition {
      references = Collections.unmodifiableSet(new LinkedHashSet<>(references));
    }
  }

  public static FileOutline of(TranslationUnit unit) {
    List<Definition> all = new ArrayList<>();
    for (FunctionDefinition f : unit.functions()) {
      Set<String> references = new LinkedHashSet<>();
      TreeWalk.expressions(f.body(), e -> note(e, references));
      boolean gives = Linker.isReplaceable(f.symbol()) || Linker.isOfLibrary(f.symbol().name());
      Linkage shared = gives ? Linkage.UNLESS_DEFINED : Linkage.EVERY_FILE;
      all.add(definition(f.symbol(), Kind.FUNCTION, shared, f.location(), references));
    }
    for (GlobalVariable v : unit.variables()) {
      boolean isNamed = v.symbol().storage() != Symbol.Storage.STRING_LITERAL;
      if (isNamed && v.definition() != TranslationUnit.Definition.DECLARATION) {
        Set<String> references = new LinkedHashSet<>();
        v.initializer().ifPresent(i -> TreeWalk.expressions(i, e -> note(e, references)));
        Linkage shared =
            v.definition() == TranslationUnit.Definition.FULL && !Linker.isReplaceable(v.symbol())
                ? Linkage.EVERY_FILE
                : Linkage.UNLESS_DEFINED;
        all.add(definition(v.symbol(), Kind.VARIABLE, shared, v.symbol().location(), references));
      }
    }
    return new FileOutline(unit.file(), all);
  }

  private static void note(Expression e, Set<String> references) {
    if (e instanceof Expression.Reference reference && reference.symbol().isStatic()) {
      references.add(reference.symbol().name());
    }
  }

  private static Definition definition(
      Symbol symbol, Kind kind, Linkage shared, Location location, Set<String> references) {
    boolean isLocal = symbol.storage() != Symbol.Storage.EXTERNAL;
    if (symbol.alias() != null) {
      references.add(symbol.alias());
    }
    return new Definition(
        symbol.name(),
        isLocal && kind == Kind.FUNCTION ? FileLocalName.of(symbol) : symbol.name(),
        kind,
        isLocal ? Linkage.THIS_FILE : shared,
        location,
        references);
  }
}
