package kiki.program;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/**
 * One step of a function. Instructions are immutable; a jump names its target {@link Label}, which
 * stands in the same list exactly once, so that passes can insert and remove freely.
 */
public sealed interface Instruction {
  Location location();

  /** {@code target} is an lvalue of the value's type; structures and arrays assign as a whole. */
  record Assign(Expr target, Expr value, Location location) implements Instruction {}

  /**
   * The target gets an unconstrained value: an input of the program. {@code source} says where it
   * comes from, for traces and reproducers (for instance {@code __VERIFIER_nondet_int}).
   */
  record Input(Expr target, String source, Location location) implements Instruction {}

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
   * a function. {@code result} is an lvalue or null.
   */
  record Call(Expr result, Expr function, List<Expr> arguments, Location location)
      implements Instruction {}

  /** {@code value} is null in a void function. */
  record Return(Expr value, Location location) implements Instruction {}

  /** A local comes to life, with an unconstrained value. */
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
      implements Instruction {}

  /** The heap object that {@code pointer} points to dies; freeing null does nothing. */
  record Free(Expr pointer, Location location) implements Instruction {}

  /** The program ends here: {@code exit}, {@code abort}, a failed {@code assert}. */
  record Halt(Expr status, Location location) implements Instruction {}

  /**
   * Something that has no meaning in this representation. A path that reaches it proves nothing:
   * the properties it can affect are unknown, for the reason given.
   */
  record Unsupported(String construct, Location location) implements Instruction {}

  /** How long an allocated object lives. */
  enum Lifetime {
    HEAP,
    /** {@code alloca} and variable length arrays: until the function returns. */
    FUNCTION
  }

  /** What is in a new object. */
  enum Content {
    UNINITIALIZED,
    ZERO
  }

  /** Identity of a jump target. */
  final class Label {
    private final String name;

    public Label(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
