// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** What is in variables that are declared in the statement under way, by name. */
  private final Map<String, String> contents = new LinkedHashMap<>();

  /** Before the statement after that one. */
  private Optional<WitnessPlace> afterwards = Optional.empty();

  /** The statement under way. */
  private record Declaration(SourceTokens source, StatementSpan span) {}

  private Optional<Declaration> declaration = Optional.empty();

  InputWaypoints(WitnessPlaces places) {
    this.places = places;
  }

  /** Together with branches that the execution takes, in their order. */
  static List<Waypoint> of(
      Counterexample counterexample, List<BranchRecorder.Taken> branches, WitnessPlaces places) {
    InputWaypoints made = new InputWaypoints(places);
    int next = 0;
    for (int i = 0; i <= counterexample.choices().size(); i++) {
      while (next < branches.size() && branches.get(next).choices() <= i) {
        made.add(branches.get(next++));
      }
      if (i < counterexample.choices().size()) {
        made.add(counterexample.choices().get(i));
      }
    }
    return made.all();
  }

  /** Whether waypoints tell all that an execution depends on. */
  static boolean tellAll(Counterexample counterexample, WitnessPlaces places) {
    InputWaypoints made = new InputWaypoints(places);
    return counterexample.choices().stream()
        .noneMatch(choice -> !made.add(choice) && !choice.values().isEmpty());
  }

  /** What was added, in the order of the execution. */
  List<Waypoint> all() {
    flush();
    return List.copyOf(waypoints);
  }

  /** Whether there is a waypoint for it, or nothing to tell. */
  private boolean add(Counterexample.Choice choice) {
    List<Instruction.Call> calls = choice.event().callStack();
    return switch (choice.event().instruction()) {
      case Instruction.Input i when i.isOfFunction() ->
          constant(i.target().type(), choice)
              .filter(v -> result(i.location(), calls, v))
              .isPresent();
      case Instruction.Declare d when isUsers(d.symbol()) ->
          constant(d.symbol().type(), choice)
              .map(v -> content(d.symbol().name(), d.location(), v))
              .orElseGet(() -> isInitialized(d.symbol().name(), d.location()));
      // What a translation adds is written before it is read.
      case Instruction.Declare _ -> true;
      case Instruction _ -> false;
    };
  }

  private void add(BranchRecorder.Taken branch) {
    if (isAfterDeclaration(branch.statement(), branch.calls())) {
      flush();
    }
    waypoints.add(branch.waypoint());
  }

  /** Whether the statement under way is over: nothing in it has led to where the execution is. */
  private boolean isAfterDeclaration(WitnessPlaces.Spot at, List<Instruction.Call> calls) {
    return declaration.isEmpty()
        || !isInDeclaration(at)
            && calls.stream()
                .flatMap(c -> places.spot(c.location()).stream())
                .noneMatch(this::isInDeclaration);
  }

  private boolean isInDeclaration(WitnessPlaces.Spot spot) {
    return declaration
        .filter(d -> spot.source() == d.source())
        .filter(d -> d.span().start() <= spot.token() && spot.token() < d.span().end())
        .isPresent();
  }

  private static boolean isUsers(Symbol symbol) {
    return symbol.storage() != Symbol.Storage.TEMPORARY && !symbol.has(Symbol.Trait.ADDED);
  }

  /** A waypoint of another kind. */
  void add(Waypoint waypoint) {
    flush();
    waypoints.add(waypoint);
  }

  /**
   * What a call gives.
   *
   * @param calls that it is inside of
   * @return whether it has a place
   */
  boolean result(Location call, List<Instruction.Call> calls, String value) {
    Optional<WitnessPlaces.Spot> end = places.callEnd(call);
    if (end.isPresent()) {
      if (isAfterDeclaration(end.get(), calls)) {
        flush();
      }
      waypoints.add(returned(end.get(), value));
    }
    return end.isPresent();
  }

  private static Waypoint returned(WitnessPlaces.Spot end, String value) {
    return Waypoint.follow(
        Waypoint.Type.FUNCTION_RETURN,
        end.place(),
        WitnessExpression.extended("\\result == " + value));
  }

  /**
   * What a variable without an initialiser holds is said before the statement after it.
   *
   * @return whether it has a place, or nobody reads it
   */
  boolean content(String variable, Location location, String value) {
    Optional<WitnessPlaces.Spot> name = places.spot(location);
    Optional<StatementSpan> statement = name.flatMap(WitnessPlaces.Spot::statement);
    if (statement.isEmpty() || isInitialized(variable, location)) {
      return statement.isPresent();
    }
    SourceTokens file = name.get().source();
    int next = statement.get().end();
    if (statement.get().form() != StatementSpan.Form.SIMPLE
        || statement.get().position() != StatementSpan.Position.IN_BLOCK
        || file.startingAt(next).isEmpty()) {
      return false;
    }
    Optional<Declaration> here = Optional.of(new Declaration(file, statement.get()));
    if (!declaration.equals(here) || contents.containsKey(variable)) {
      flush();
    }
    declaration = here;
    afterwards = Optional.of(name.get().at(next).place());
    contents.put(variable, variable + " == " + value);
    return true;
  }

  private boolean isInitialized(String variable, Location location) {
    return places
        .spot(location)
        .filter(name -> isInitialized(name.source(), name.token(), variable))
        .isPresent();
  }

  private static boolean isInitialized(SourceTokens source, int from, String variable) {
    for (int i = from; source.kind(i) != TokenKind.SEMICOLON; i++) {
      if (source.kind(i) == TokenKind.IDENTIFIER
          && source.tokens().get(i).text().equals(variable)) {
        return source.kind(declaratorEnd(source, i)) == TokenKind.ASSIGN;
      }
      if (source.kind(i) == TokenKind.EOF) {
        break;
      }
    }
    return true;
  }

  /**
   * What comes after a declarator and its attributes: an equals sign if there is an initialiser.
   *
   * @param name where its name stands, in parentheses perhaps
   */
  private static int declaratorEnd(SourceTokens source, int name) {
    int depth = 0;
    int outermost = 0;
    for (int i = name + 1; true; i++) {
      switch (source.kind(i)) {
        case LEFT_PAREN, LEFT_BRACKET -> depth++;
        case RIGHT_PAREN, RIGHT_BRACKET -> {
          depth--;
          outermost = Math.min(outermost, depth);
        }
        case ASSIGN, COMMA -> {
          if (depth == outermost) {
            return i;
          }
        }
        case SEMICOLON, EOF -> {
          return i;
        }
        case TokenKind _ -> {}
      }
    }
  }

  /** One waypoint for all: no two are passed at the same time. */
  private void flush() {
    if (!contents.isEmpty()) {
      waypoints.add(
          Waypoint.follow(
              Waypoint.Type.ASSUMPTION,
              afterwards.orElseThrow(),
              WitnessExpression.c(String.join(" && ", contents.values()))));
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

  /**
   * In the digits that say it exactly: a decimal fraction would be rounded to another type than the
   * variable's. Nothing is equal to what is not a number.
   */
  private static Optional<String> number(IeeeFloat number) {
    boolean fitsDouble = number.format().totalBits() <= Double.SIZE;
    String text = number.toCHexString(fitsDouble ? "" : "L");
    return number.isNaN()
        ? Optional.empty()
        : Optional.of(text.replace("INFINITY", "__builtin_inf()"));
  }
}
