// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.witness.format.WitnessError;
import kiki.witness.format.WitnessPlace;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/** Finds what places of a witness mean in the files. */
public final class WitnessSites {
  private final List<SourceTokens> sources;

  public WitnessSites(List<SourceTokens> sources) {
    this.sources = List.copyOf(sources);
  }

  /** A token of one of the files. */
  public record Site(int source, int token) {}

  public List<SourceTokens> sources() {
    return sources;
  }

  StatementSpan span(Site site) {
    return sources.get(site.source()).startingAt(site.token()).orElseThrow();
  }

  public Site loop(WitnessPlace place, int line) {
    return require(place, line, "no loop starts", (s, t) -> startsLoop(s, t));
  }

  private static boolean startsLoop(SourceTokens source, int token) {
    return source.startingAt(token).filter(s -> s.form().isLoop()).isPresent();
  }

  Site statement(WitnessPlace place, int line) {
    return require(place, line, "no statement starts", (s, t) -> s.startingAt(t).isPresent());
  }

  Site branch(WitnessPlace place, int line) {
    return require(place, line, "nothing branches", WitnessSites::branches);
  }

  private static boolean branches(SourceTokens source, int token) {
    return source.startingAt(token).filter(StatementSpan::hasCondition).isPresent()
        || source.kind(token) == TokenKind.QUESTION;
  }

  public Site callEnd(WitnessPlace place, int line) {
    return require(place, line, "no call ends", SourceTokens::endsCall);
  }

  Site function(WitnessPlace place, int line) {
    return require(
        place,
        line,
        "no function is defined",
        (s, t) -> s.functions().stream().anyMatch(f -> f.start() <= t && t <= f.open()));
  }

  /** Any token at a place. */
  public Site any(WitnessPlace place, int line) {
    return require(place, line, "nothing stands", (_, _) -> true);
  }

  private Site require(
      WitnessPlace place, int line, String missing, BiPredicate<SourceTokens, Integer> wanted) {
    return find(place, wanted).orElseThrow(() -> new WitnessError(line, missing + " at " + place));
  }

  private Optional<Site> find(WitnessPlace place, BiPredicate<SourceTokens, Integer> wanted) {
    for (int i = 0; i < sources.size(); i++) {
      SourceTokens source = sources.get(i);
      Optional<Integer> token =
          source
              .inLine(place.file(), place.line(), t -> isAt(source.tokens().get(t), place))
              .filter(t -> wanted.test(source, t))
              .findFirst();
      if (token.isPresent()) {
        return Optional.of(new Site(i, token.get()));
      }
    }
    return Optional.empty();
  }

  private static boolean isAt(Token token, WitnessPlace place) {
    return place.column().isEmpty() || place.column().get() == token.column();
  }
}
