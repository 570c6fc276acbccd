// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.program.Instruction;
import kiki.report.Reproducer;
import kiki.term.value.Value;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessExpression;
import kiki.witness.format.WitnessPlace;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;

/** What an execution is given from outside, as waypoints in the order of the execution. */
final class InputWaypoints {
  private final WitnessPlaces places;
  private final List<Waypoint> waypoints = new ArrayList<>();

  /** What is in variables that are declared in the statement under way. */
  private final List<String> contents = new ArrayList<>();

  /** Before the statement after that one. */
  private Optional<WitnessPlace> afterwards = Optional.empty();

  private Optional<StatementSpan> declaration = Optional.empty();

  InputWaypoints(WitnessPlaces places) {
    this.places = places;
  }

  static List<Waypoint> of(Counterexample counterexample, WitnessPlaces places) {
    InputWaypoints made = new InputWaypoints(places);
    counterexample.choices().forEach(made::add);
    return made.all();
  }

  /** What was added, in the order of the execution. */
  List<Waypoint> all() {
    flush();
    return List.copyOf(waypoints);
  }

  private void add(Counterexample.Choice choice) {
    switch (choice.event().instruction()) {
      case Instruction.Input i when i.isOfFunction() ->
          constant(i.target().type(), choice).ifPresent(v -> result(i.location(), v));
      case Instruction.Declare d ->
          constant(d.symbol().type(), choice)
              .filter(_ -> isUsers(d.symbol()))
              .ifPresent(v -> content(d.symbol().name(), d.location(), v));
      case Instruction _ -> {}
    }
  }

  private static boolean isUsers(Symbol symbol) {
    return symbol.storage() != Symbol.Storage.TEMPORARY && !symbol.has(Symbol.Trait.ADDED);
  }

  /** A waypoint of another kind. */
  void add(Waypoint waypoint) {
    flush();
    waypoints.add(waypoint);
  }

  void result(Location call, String value) {
    Optional<WitnessPlaces.Spot> end = places.callEnd(call);
    if (end.isPresent()) {
      boolean isLater =
          declaration
              .map(d -> end.get().token() < d.start() || end.get().token() >= d.end())
              .orElse(true);
      if (isLater) {
        flush();
      }
      waypoints.add(returned(end.get(), value));
    }
  }

  private static Waypoint returned(WitnessPlaces.Spot end, String value) {
    return Waypoint.follow(
        Waypoint.Type.FUNCTION_RETURN,
        end.place(),
        WitnessExpression.extended("\\result == " + value));
  }

  /** What a variable without an initialiser holds is said before the statement after it. */
  void content(String variable, Location location, String value) {
    Optional<WitnessPlaces.Spot> name = places.spot(location);
    Optional<StatementSpan> statement = name.flatMap(WitnessPlaces.Spot::statement);
    if (statement.isEmpty()) {
      return;
    }
    SourceTokens source = name.get().source();
    int next = statement.get().end();
    if (isInitialized(source, name.get().token(), variable)
        || statement.get().position() != StatementSpan.Position.IN_BLOCK
        || source.startingAt(next).isEmpty()) {
      return;
    }
    if (!declaration.equals(statement)) {
      flush();
    }
    declaration = statement;
    afterwards = Optional.of(name.get().at(next).place());
    contents.add(variable + " == " + value);
  }

  private static boolean isInitialized(SourceTokens source, int from, String variable) {
    for (int i = from; source.kind(i) != TokenKind.SEMICOLON; i++) {
      if (source.kind(i) == TokenKind.IDENTIFIER
          && source.tokens().get(i).text().equals(variable)) {
        return source.kind(i + 1) == TokenKind.ASSIGN;
      }
      if (source.kind(i) == TokenKind.EOF) {
        break;
      }
    }
    return true;
  }

  /** One waypoint for all: no two are passed at the same time. */
  private void flush() {
    if (!contents.isEmpty()) {
      waypoints.add(
          Waypoint.follow(
              Waypoint.Type.ASSUMPTION,
              afterwards.orElseThrow(),
              WitnessExpression.c(String.join(" && ", contents))));
    }
    contents.clear();
    declaration = Optional.empty();
  }

  /** As C; empty for what C has no constants for. */
  private static Optional<String> constant(CType type, Counterexample.Choice choice) {
    if (!type.isScalar() || choice.values().size() > 1) {
      return Optional.empty();
    }
    if (choice.values().isEmpty()) {
      return choice.event().instruction() instanceof Instruction.Input
          ? Optional.of("0")
          : Optional.empty();
    }
    return switch (choice.values().values().iterator().next()) {
      case Value.Bool b -> Optional.of(b.isTrue() ? "1" : "0");
      case Value.Bits bits when type instanceof IntType t ->
          Optional.of(Reproducer.integer(t.isSigned() ? bits.signed() : bits.unsigned()));
      case Value.Bits bits when type instanceof PointerType && bits.isZero() -> Optional.of("0");
      case Value.Float(IeeeFloat number) when type instanceof FloatType -> number(number);
      case Value _ -> Optional.empty();
    };
  }

  /** Nothing is equal to what is not a number. */
  private static Optional<String> number(IeeeFloat number) {
    String text = number.toCString("");
    return text.contains("NAN")
        ? Optional.empty()
        : Optional.of(text.replace("INFINITY", "__builtin_inf()"));
  }
}
