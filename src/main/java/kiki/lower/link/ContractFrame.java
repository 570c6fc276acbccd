// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Property;

/**
 * What may be written, and freed, while the body of a function or of a loop with a contract is
 * executed: static objects note when that is and where the targets are, so that all functions
 * called can be held to it.
 */
public final class ContractFrame {
  /**
   * Bytes that may be written: {@code size} from {@code start} on, while {@code counts}.
   *
   * @param size absent if the object may be written to its end
   */
  public record Bytes(Expr counts, Expr start, Optional<Expr> size) {}

  /**
   * What was made at one place of the program: the last object, and whether there were others.
   *
   * @param several absent if there cannot be others
   */
  public record Made(Expr.Variable last, Optional<Expr.Variable> several) {}

  private final Property.Kind kind;
  private final Expr.Variable active;
  private final Instruction activation;
  private final Set<Symbol> inner;
  private final Optional<Symbol> home;
  private final Instruction recursion;
  private Instruction end;
  private final List<Bytes> assignable = new ArrayList<>();
  private final List<Expr> freeable = new ArrayList<>();
  private final Map<Instruction, Expr> questions = new IdentityHashMap<>();

  /**
   * @param activation the instruction after which the frame counts
   * @param recursion what happens where the frame is active already
   * @param home the function of a loop; absent for a function, all of whose locals come to life
   *     inside
   * @param inner the locals that come to life inside of the loop
   */
  public ContractFrame(
      Property.Kind kind,
      Expr.Variable active,
      Instruction activation,
      Instruction recursion,
      Optional<Symbol> home,
      Set<Symbol> inner) {
    this.kind = kind;
    this.active = active;
    this.activation = activation;
    this.recursion = recursion;
    this.home = home;
    this.inner = inner;
  }

  public Property.Kind kind() {
    return kind;
  }

  public Expr.Variable active() {
    return active;
  }

  public Instruction activation() {
    return activation;
  }

  /** What happens where the frame is active already. */
  public Instruction recursion() {
    return recursion;
  }

  /** Whether it is the frame of a loop in this function. */
  public boolean isOfLoopIn(Symbol function) {
    return home.isPresent() && home.get() == function;
  }

  /** The last instruction of a loop's frame in its function. */
  public Instruction end() {
    return end;
  }

  public void endAt(Instruction instruction) {
    end = instruction;
  }

  /** Whether a local or parameter comes to life after the frame's activation. */
  public boolean isInner(Symbol local, Symbol function) {
    return !isOfLoopIn(function) || inner.contains(local);
  }

  public List<Bytes> assignable() {
    return assignable;
  }

  public List<Expr> freeable() {
    return freeable;
  }

  /**
   * Assignments (this very instruction) of a truth value that are to say whether a pointer points
   * to an object that was made since the activation.
   */
  public Map<Instruction, Expr> questions() {
    return questions;
  }
}
