// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.util.Location;

/**
 * A variable, parameter or function. Equality is identity: two variables of the same name in
 * different scopes are two symbols. The type can be completed after creation ({@code int a[];}
 * followed by {@code int a[3];}).
 */
public final class Symbol {
  /** Where an object lives and who can see it. */
  public enum Storage {
    /** A global with external linkage, or a function visible to other files. */
    EXTERNAL,
    /** A file-scope {@code static} variable or function. */
    INTERNAL,
    /** A {@code static} local. */
    STATIC_LOCAL,
    /** An ordinary local variable. */
    AUTOMATIC,
    PARAMETER,
    /** The unnamed object behind a string literal. */
    STRING_LITERAL,
    /** Introduced by a translation; never shown to a user. */
    TEMPORARY
  }

  /** What attributes and specifiers say about a symbol beyond its type. */
  public enum Trait {
    /** A call never comes back ({@code _Noreturn}, {@code noreturn}). */
    NORETURN,
    /** A definition for use in its own file only (C11 6.7.4p7); other files may have another. */
    INLINE_DEFINITION,
    /** Another definition replaces this one at link time. */
    WEAK,
    THREAD_LOCAL,
    /** A function that runs before {@code main}. */
    CONSTRUCTOR,
    /** A function that runs after {@code main}. */
    DESTRUCTOR,
    /** A function without body that gives equal results for equal arguments. */
    UNINTERPRETED,
    /** A variable that a pass has added: the program does not have it. */
    ADDED,
    /** Among those added, one that says whether a loop was repeated. */
    LOOP_FLAG,
    /** An object whose address stands for that of a label. */
    LABEL,
    /** Says whether there may be allocated memory that the program does not show. */
    UNSEEN_ALLOCATIONS
  }

  /** The variable that says which way operations round, under the name CBMC gives it. */
  public static final String ROUNDING_MODE = "__CPROVER_rounding_mode";

  private final String name;
  private final Storage storage;
  private final Location location;
  private final String function;
  private CType type;
  private int alignment = 1;
  private final Qualifiers qualifiers;
  private String alias;
  private String shown;
  private BigInteger address;
  private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
  private final Map<Trait, Integer> priorities = new EnumMap<>(Trait.class);

  /**
   * @param function name of the enclosing function; empty at file scope
   */
  public Symbol(
      String name,
      CType type,
      Qualifiers qualifiers,
      Storage storage,
      String function,
      Location location) {
    this.name = name;
    this.type = type;
    this.qualifiers = qualifiers;
    this.storage = storage;
    this.function = function;
    this.location = location;
  }

  public String name() {
    return name;
  }

  public CType type() {
    return type;
  }

  /** Replaces the type by a composite type (C11 6.2.7). */
  public void refineType(CType composite) {
    type = composite;
  }

  /** The alignment in bytes that its declarations ask for beyond its type's; 1 if none does. */
  public int alignment() {
    return alignment;
  }

  /** Adds the alignment that one declaration asks for. */
  public void align(int bytes) {
    alignment = Math.max(alignment, bytes);
  }

  /** The name of what this is only another name for ({@code alias}); null of most symbols. */
  public String alias() {
    return alias;
  }

  public void makeAlias(String target) {
    alias = target;
  }

  /** Where the object lies, if the program says so; of others nobody knows. */
  public Optional<BigInteger> address() {
    return Optional.ofNullable(address);
  }

  public void placeAt(BigInteger fixed) {
    address = fixed;
  }

  /** The expression that this holds the value of, as users know it; empty if it is not said. */
  public Optional<String> shown() {
    return Optional.ofNullable(shown);
  }

  public void showAs(String expression) {
    shown = expression;
  }

  public Qualifiers qualifiers() {
    return qualifiers;
  }

  /** Another variable for the same purpose, with the same traits. */
  public Symbol copy(Storage where) {
    Symbol copy = new Symbol(name, type, qualifiers, where, function, location);
    copy.traits.addAll(traits);
    copy.priorities.putAll(priorities);
    return copy;
  }

  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  public void mark(Trait trait) {
    traits.add(trait);
  }

  public void unmark(Trait trait) {
    traits.remove(trait);
  }

  /** Marks a constructor or destructor; of those, lower numbers are nearer to the outside. */
  public void mark(Trait trait, int priority) {
    traits.add(trait);
    priorities.put(trait, priority);
  }

  public int priority(Trait trait) {
    return priorities.get(trait);
  }

  public Storage storage() {
    return storage;
  }

  public String function() {
    return function;
  }

  public Location location() {
    return location;
  }

  public boolean isFunction() {
    return type instanceof FunctionType;
  }

  /**
   * Must not be written after its initialisation: a string literal (C11 6.4.5p7) or an object
   * defined with a const-qualified type (6.7.3p6).
   */
  public boolean isReadOnly() {
    return storage == Storage.STRING_LITERAL || !isFunction() && isConst(type, qualifiers);
  }

  private static boolean isConst(CType type, Qualifiers qualifiers) {
    return qualifiers.isConst()
        || type instanceof ArrayType a && isConst(a.element(), a.elementQualifiers());
  }

  /** Lives from program start to end. */
  public boolean isStatic() {
    return switch (storage) {
      case EXTERNAL, INTERNAL, STATIC_LOCAL, STRING_LITERAL -> true;
      case AUTOMATIC, PARAMETER, TEMPORARY -> false;
    };
  }

  @Override
  public String toString() {
    return function.isEmpty() ? name : function + "::" + name;
  }
}
