// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kiki.cfront.lex.Token;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.util.CheckSwitches;
import kiki.witness.format.WitnessError;

/** Makes tokens of code that is woven in. */
public final class WovenText {
  /** What an expression of a witness must not do, by the names of the checks. */
  private static final Set<String> UNDEFINED =
      Set.of("signed-overflow", "div-by-zero", "undefined-shift", "pointer", "bounds");

  private final Language language;
  private final CheckSwitches switches;

  private WovenText(Language language, CheckSwitches switches) {
    this.language = language;
    this.switches = switches;
  }

  /** Of code in which undefined behaviour violates a property. */
  public static WovenText checked(Language language) {
    CheckSwitches switches = CheckSwitches.NONE;
    for (String name : UNDEFINED) {
      switches = switches.enable(name);
    }
    return new WovenText(language, switches);
  }

  /** Of code in which nothing is checked. */
  public static WovenText unchecked(Language language) {
    return new WovenText(language, CheckSwitches.NONE);
  }

  /** The tokens of a text that stands for a part of the program, where that is. */
  List<Token> tokens(String text, Token place) {
    return tokens(text, 0).stream()
        .map(t -> Token.synthetic(t.kind(), t.text(), place.location()))
        .toList();
  }

  /**
   * The tokens of a text.
   *
   * @param line of the witness, where it comes from
   * @throws WitnessError if it has characters that C does not have
   */
  List<Token> tokens(String text, int line) {
    Diagnostics diagnostics = new Diagnostics();
    List<Token> tokens = new ArrayList<>();
    try {
      SourceText source = new SourceText(WovenNames.file(line), text);
      new Preprocessor(PreprocessorOptions.of(language), diagnostics)
          .tokens(source)
          .forEach(t -> tokens.add(t.withSwitches(switches)));
    } catch (CError e) {
      throw new WitnessError(line, "'" + text + "' is not C: " + e.diagnostic().message());
    }
    if (diagnostics.hasErrors()) {
      throw new WitnessError(line, "'" + text + "' is not C");
    }
    tokens.removeLast();
    return tokens;
  }
}
