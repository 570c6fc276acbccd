// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.util.Location;
import kiki.witness.format.WitnessPlace;
import kiki.witness.source.FunctionSpan;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/** Where in the files, as they are, something stands that the program's locations speak of. */
final class WitnessPlaces {
  private final List<SourceTokens> sources;

  WitnessPlaces(List<SourceTokens> sources) {
    this.sources = List.copyOf(sources);
  }

  /** A token of one of the files. */
  record Spot(SourceTokens source, int token) {
    Optional<StatementSpan> statement() {
      return source.statement(token);
    }

    Spot at(int other) {
      return new Spot(source, other);
    }

    WitnessPlace place() {
      Token here = source.tokens().get(token);
      return new WitnessPlace(
          here.file(),
          here.line(),
          Optional.of(here.column()),
          source.function(token).map(FunctionSpan::name));
    }
  }

  /** Empty for what no user has written. */
  Optional<Spot> spot(Location location) {
    return location.isLibrary()
        ? Optional.empty()
        : sources.stream()
            .flatMap(s -> s.at(location).map(token -> new Spot(s, token)).stream())
            .findFirst();
  }

  /** The parenthesis that closes the call at a location. */
  Optional<Spot> callEnd(Location location) {
    return spot(location)
        .flatMap(WitnessPlaces::parenthesis)
        .map(open -> open.at(open.source().closing(open.token())))
        .filter(close -> close.source().endsCall(close.token()));
  }

  /** Calls are located at their opening parenthesis; those of macros, where these are used. */
  private static Optional<Spot> parenthesis(Spot call) {
    SourceTokens source = call.source();
    Token start = source.tokens().get(call.token());
    for (int i = call.token(); i < source.tokens().size(); i++) {
      Token token = source.tokens().get(i);
      if (token.line() != start.line()
          || token.column() != start.column()
          || !token.file().equals(start.file())) {
        break;
      }
      if (token.is(TokenKind.LEFT_PAREN)) {
        return Optional.of(call.at(i));
      }
    }
    return Optional.empty();
  }

  /** The first token of the statement, or of the controlling expression, at a location. */
  Optional<Spot> statementStart(Location location) {
    return spot(location)
        .map(spot -> spot.statement().map(s -> spot.at(start(s, spot))).orElse(spot));
  }

  private static int start(StatementSpan statement, Spot spot) {
    boolean inHead = statement.hasCondition() && spot.token() > statement.start();
    return inHead ? spot.source().expressionStart(statement, spot.token()) : statement.start();
  }

  /** Whether a statement is the only one at its place that branches: macros may make several. */
  boolean isOnlyBranch(Spot statement) {
    WitnessPlace place = statement.place();
    return sources.stream()
            .flatMap(s -> s.statements().stream().map(span -> new Spot(s, span.start())))
            .filter(s -> s.statement().filter(StatementSpan::hasCondition).isPresent())
            .filter(s -> s.place().equals(place))
            .count()
        == 1;
  }

  /** Where the one function of a name is defined. */
  Optional<Spot> function(String name) {
    List<Spot> found =
        sources.stream()
            .flatMap(
                s ->
                    s.functions().stream()
                        .filter(f -> f.name().equals(name))
                        .map(f -> new Spot(s, f.start())))
            .toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /** The loop at a location. */
  Optional<Spot> loop(Location location) {
    return spot(location)
        .filter(s -> s.source().startingAt(s.token()).filter(l -> l.form().isLoop()).isPresent());
  }
}
