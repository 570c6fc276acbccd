// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.tree;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** A statement or block-scope declaration. */
public sealed interface Statement {
  Location location();

  record Block(List<Statement> body, Location location, Location end) implements Statement {}

  /**
   * An object comes into scope. Static locals appear here too, and must be initialised once, before
   * the program starts.
   *
   * @param cleanup the call that GNU's attribute {@code cleanup} asks for when control leaves the
   *     scope of the object
   */
  record Declare(
      Symbol symbol,
      Optional<Initializer> initializer,
      Optional<Expression> cleanup,
      Location location)
      implements Statement {
    public Declare(Symbol symbol, Optional<Initializer> initializer, Location location) {
      this(symbol, initializer, Optional.empty(), location);
    }
  }

  /**
   * Evaluates the size of a variable length array type into the hidden counter, at the place of its
   * declaration.
   */
  record VariableLength(Symbol count, Expression value, Location location) implements Statement {}

  record Evaluate(Expression expression, Location location) implements Statement {}

  record Empty(Location location) implements Statement {}

  record If(
      Expression condition, Statement whenTrue, Optional<Statement> whenFalse, Location location)
      implements Statement {}

  record While(Expression condition, Statement body, Location location) implements Statement {}

  record DoWhile(Statement body, Expression condition, Location location) implements Statement {}

  /** {@code initial} is a declaration block or an expression statement; its scope is the loop. */
  record For(
      List<Statement> initial,
      Optional<Expression> condition,
      Optional<Expression> step,
      Statement body,
      Location location)
      implements Statement {}

  /** A loop with its contract. */
  record Contracted(Contract contract, Statement loop, Location location) implements Statement {}

  record Switch(Expression value, Statement body, Location location) implements Statement {}

  /** {@code case low ... high:}; the two are equal for an ordinary label. */
  record Case(BigInteger low, BigInteger high, Statement body, Location location)
      implements Statement {}

  record Default(Statement body, Location location) implements Statement {}

  record Label(String name, Statement body, Location location) implements Statement {}

  record Goto(String label, Location location) implements Statement {}

  /** GNU {@code goto *p}. */
  record ComputedGoto(Expression target, Location location) implements Statement {}

  record Break(Location location) implements Statement {}

  record Continue(Location location) implements Statement {}

  record Return(Optional<Expression> value, Location location) implements Statement {}

  /**
   * Inline assembly: unknown effect on its outputs and, with a memory clobber, on memory.
   *
   * @param kept for each output, the input that is in its place before the instructions, if any; of
   *     an output that is also read, it is the output itself
   * @param inMemory the inputs that the instructions may get at in memory, not just by value
   */
  record Assembly(
      String text,
      List<Expression> outputs,
      List<Optional<Expression>> kept,
      List<Expression> inputs,
      List<Expression> inMemory,
      List<String> clobbers,
      Location location)
      implements Statement {}
}
