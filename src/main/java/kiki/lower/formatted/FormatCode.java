// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.Requirements;
import kiki.lower.link.Library;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/** Writes the instructions of one call with a format, with the help of models in C. */
final class FormatCode {
  private static final String PREFIX = Library.SAFE + "format_";

  private final FunctionLowering f;
  private final String function;
  private final Location at;

  FormatCode(FunctionLowering f, String function, Location at) {
    this.f = f;
    this.function = function;
    this.at = at;
  }

  FunctionLowering lowering() {
    return f;
  }

  Location location() {
    return at;
  }

  String function() {
    return function;
  }

  /** Calls a model; returns its result. */
  Expr call(String model, CType result, Expr... arguments) {
    Expr.Variable place = f.code().temporary("length", result, at);
    call(Optional.of(place), PREFIX + model, result, List.of(arguments));
    return place;
  }

  private void call(Optional<Expr> place, String model, CType result, List<Expr> arguments) {
    FunctionType type =
        new FunctionType(
            result, arguments.stream().map(Expr::type).toList(), FunctionType.Arity.FIXED);
    Symbol symbol = f.linkage().functionNamed(model, type).orElseThrow();
    f.code().add(new Instruction.Call(place, Exprs.functionAddress(symbol), arguments, at));
  }

  void write(String model, Expr... arguments) {
    call(Optional.empty(), PREFIX + model, VoidType.VOID, List.of(arguments));
  }

  /** A conversion that the program did not write: it stands in the library, unchecked. */
  Expr converted(Expr value, CType type) {
    if (value.type().equals(type)) {
      return value;
    }
    Expr cast = Conversions.cast(value, type);
    return Exprs.isConstant(cast)
        ? cast
        : f.code()
            .hold(
                "converted", cast, Location.inLibrary(function, CheckSwitches.Author.LIBRARY, at));
  }

  /** What the call requires of memory and streams. */
  Requirements requirements() {
    return new Requirements(f, at);
  }

  /** An unmet requirement, or one that nobody can tell: the call does what it does nonetheless. */
  void unknown(String what) {
    f.assertions().property(Exprs.FALSE, Property.Kind.UNMODELLED, function + " with " + what, at);
  }

  /** What the call writes, nobody can tell. */
  void unsupported(String what) {
    f.code().add(new Instruction.Unsupported(function + " with " + what, at));
  }

  /** A value that the platform knows and kiki does not. */
  Expr approximation(CType type) {
    Expr.Variable place = f.code().temporary("argument", type, at);
    InputOrigin source = InputOrigin.approximation("an argument of " + function);
    f.code().add(new Instruction.Input(place, source, at));
    return place;
  }

  /** What C requires of the call does not hold. */
  void violate(String requirement) {
    require(Exprs.FALSE, requirement);
  }

  void require(Expr condition, String requirement) {
    f.assertions()
        .property(condition, Property.Kind.PRECONDITION, function + ": " + requirement, at);
  }

  static Expr number(long value) {
    return Exprs.integer(value, IntType.LONG_LONG);
  }

  static Expr integer(int value) {
    return Exprs.integer(value, IntType.INT);
  }
}
