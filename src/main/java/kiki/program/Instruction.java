// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;
import kiki.util.ieee.MathFunction;

/**
 * One step of a function. Instructions are immutable; a jump names its target {@link Label}, which
 * stands in the same list exactly once, so that passes can insert and remove freely.
 */
public sealed interface Instruction {
  Location location();

  /** {@code target} is an lvalue of the value's type; structures and arrays assign as a whole. */
  record Assign(Expr target, Expr value, Location location) implements Instruction {}

  /**
   * The target gets an unconstrained value: an input of the program.
   *
   * @param computation how a run finds a value near the real one, where the input approximates that
   */
  record Input(
      Expr target, InputOrigin origin, Optional<Computation> computation, Location location)
      implements Instruction {
    public Input(Expr target, InputOrigin origin, Location location) {
      this(target, origin, Optional.empty(), location);
    }

    /** From outside. */
    public Input(Expr target, String source, Location location) {
      this(target, new InputOrigin(source, InputOrigin.Nature.OUTSIDE), location);
    }

    /** Where it comes from, for traces and reproducers. */
    public String source() {
      return origin.text();
    }

    /** Whether a function gives it, whose name is the source. */
    public boolean isOfFunction() {
      return origin.nature() == InputOrigin.Nature.FUNCTION;
    }

    public boolean isApproximation() {
      return origin.nature() == InputOrigin.Nature.APPROXIMATION;
    }
  }

  /**
   * A function applied to values of type {@code double}.
   *
   * @param precision what the error is small for
   */
  record Computation(MathFunction function, List<Expr> arguments, FloatType precision) {}

  record Assume(Expr condition, Location location) implements Instruction {}

  /** The property fails when this is reached with a false condition; execution goes on. */
  record Assert(Expr condition, Property property, Location location) implements Instruction {}

  /** Jumps when the condition holds; an unconditional jump has condition true. */
  record Goto(Expr condition, Label target, Location location) implements Instruction {
    public boolean isUnconditional() {
      return Exprs.isTrue(condition);
    }
  }

  /** A jump target. */
  record Target(Label label, Location location) implements Instruction {}

  /**
   * Calls {@code function}, a pointer value; after the function pointer pass always the address of
   * a function.
   *
   * @param result the lvalue that gets the value returned, if something does
   */
  record Call(Optional<Expr> result, Expr function, List<Expr> arguments, Location location)
      implements Instruction {
    /** One whose result, if any, is not used. */
    public Call(Expr function, List<Expr> arguments, Location location) {
      this(Optional.empty(), function, arguments, location);
    }
  }

  /**
   * Leaves the function. {@code value} is evaluated first, if the function has one; then every
   * local and parameter of the activation dies, and what it allocated with {@link
   * Lifetime#FUNCTION}.
   */
  record Return(Optional<Expr> value, Location location) implements Instruction {
    /** From a function without a value. */
    public Return(Location location) {
      this(Optional.empty(), location);
    }
  }

  /**
   * A local comes to life, with an unconstrained value. When it is alive already (a backward jump
   * inside its block), the object stays the same one and its value becomes unconstrained (C11
   * 6.2.4). Temporaries are declared too, and live until the function returns.
   */
  record Declare(Symbol symbol, Location location) implements Instruction {}

  /** A local's lifetime ends: pointers to it are dead. */
  record Dead(Symbol symbol, Location location) implements Instruction {}

  /**
   * {@code target = } address of a new object of {@code size} bytes. {@code elementType} is what
   * the program seems to store there ({@code unsigned char} if nothing is known): a hint that
   * affects precision and speed, not meaning.
   */
  record Allocate(
      Expr target,
      Expr size,
      CType elementType,
      Lifetime lifetime,
      Content content,
      Location location)
      implements Instruction {
    /** The same for elements of another type. */
    public Allocate of(CType elements) {
      return new Allocate(target, size, elements, lifetime, content, location);
    }
  }

  /**
   * The object that {@code pointer} points to dies: one of the heap, where null does nothing, or,
   * with {@link Lifetime#FUNCTION}, a variable length array whose block is left (C11 6.2.4p7).
   */
  record Free(Expr pointer, Lifetime lifetime, Location location) implements Instruction {
    /** What {@code free} does. */
    public Free(Expr pointer, Location location) {
      this(pointer, Lifetime.HEAP, location);
    }

    public boolean isOfHeap() {
      return lifetime == Lifetime.HEAP;
    }
  }

  /**
   * The program ends here: {@code exit}, {@code abort}, or the return of {@code main}. Nothing
   * dies: what was alive is alive at the end.
   */
  record Halt(Expr status, Location location) implements Instruction {}

  /**
   * Something that has no meaning in this representation. Execution stops here, and nothing is
   * known about what would follow: if this can be reached, every property that is not refuted is
   * unknown, for the reason given.
   */
  record Unsupported(String construct, Extent extent, Location location) implements Instruction {
    /** After which nothing is known at all. */
    public Unsupported(String construct, Location location) {
      this(construct, new Extent.Everything(), location);
    }
  }

  /** What is not known after something that has no meaning here. */
  sealed interface Extent {
    /** Also not whether and where execution goes on. */
    record Everything() implements Extent {}

    /**
     * What is in the objects whose addresses are taken somewhere, allocated ones among them.
     * Execution goes on with the next instruction.
     *
     * @param operands which may be addresses that are taken nowhere else
     */
    record Memory(List<Expr> operands) implements Extent {
      public Memory {
        operands = List.copyOf(operands);
      }
    }

    /**
     * What a call through a pointer does that leads to none of some functions. If the program does
     * not have the function that it leads to, execution goes on as after the call of a function
     * without body: the next instruction gives the result any value.
     *
     * @param others the functions that it does not call
     */
    record Callee(Expr pointer, List<Symbol> others) implements Extent {
      public Callee {
        others = List.copyOf(others);
      }
    }
  }

  /** How long an allocated object lives. */
  enum Lifetime {
    HEAP,
    /**
     * {@code alloca} and variable length arrays: until the function returns, if not ended before.
     */
    FUNCTION,
    /** What the environment provides, such as {@code argv}: until the end, and no heap object. */
    PROGRAM
  }

  /** What is in a new object. */
  enum Content {
    UNINITIALIZED,
    ZERO
  }

  /** Identity of a jump target. */
  final class Label {
    /** Who has given it its name. */
    private enum Author {
      PROGRAM,
      TRANSLATION
    }

    private final String name;
    private final Author author;

    private Label(String name, Author author) {
      this.name = name;
      this.author = author;
    }

    /** One that a translation adds. */
    public Label(String name) {
      this(name, Author.TRANSLATION);
    }

    /** One that a programmer has written. */
    public static Label written(String name) {
      return new Label(name, Author.PROGRAM);
    }

    /** What the programmer calls it; nothing if no programmer has written it. */
    public Optional<String> writtenName() {
      return author == Author.PROGRAM ? Optional.of(name) : Optional.empty();
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
