// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.contract.Clause;
import kiki.lower.contract.Extent;
import kiki.lower.contract.LibraryContract;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * A call of a library function with a contract: first what it requires of the arguments, as
 * properties of the caller's line, then what it does.
 */
public final class ContractCall {
  private final FunctionLowering f;
  private final LibraryContract contract;
  private final String function;
  private final List<Expr> values;
  private final Location at;
  private final Requirements requirements;
  private final Map<String, Expr> lengths = new HashMap<>();

  public ContractCall(
      FunctionLowering f,
      LibraryContract contract,
      String function,
      List<Expr> values,
      Location at) {
    this.f = f;
    this.contract = contract;
    this.function = function;
    this.values = values;
    this.at = at;
    this.requirements = new Requirements(f, at);
  }

  /** The values of the arguments. */
  List<Expr> values() {
    return values;
  }

  /** Whether a call has arguments that the contract is about; else it means another function. */
  public static boolean fits(LibraryContract contract, List<CType> arguments) {
    if (arguments.size() < contract.fixedParameters()
        || arguments.size() > contract.fixedParameters() && !contract.isVariadic()) {
      return false;
    }
    return contract.clauses().stream()
        .allMatch(
            c -> {
              String parameter = pointer(c);
              return parameter == null
                  || arguments.get(contract.parameters().indexOf(parameter)) instanceof PointerType;
            });
  }

  private static String pointer(Clause clause) {
    return switch (clause) {
      case Clause.Text t -> t.parameter();
      case Clause.Memory m -> m.parameter();
      case Clause.Stream s -> s.parameter();
      case Clause.Close c -> c.parameter();
      case Clause.Disjoint d -> d.left();
      case Clause.Returns r -> null;
      case Clause.Errno e -> null;
      case Clause.Unknown u -> null;
      case Clause.Mark m -> null;
    };
  }

  /** Values that stay the same while the call is lowered. */
  public static List<Expr> held(FunctionLowering f, List<Expr> values, Location at) {
    List<Expr> held = new ArrayList<>();
    for (Expr value : values) {
      boolean stays =
          Exprs.isConstant(value)
              || isFixedAddress(value)
              || !value.type().isScalar()
              || value instanceof Expr.Variable(Symbol s)
                  && s.storage() == Symbol.Storage.TEMPORARY;
      held.add(stays ? value : f.code().hold("argument", value, at));
    }
    return held;
  }

  private static boolean isFixedAddress(Expr value) {
    Expr at = value;
    while (at instanceof Expr.Cast(Expr inner, PointerType t)) {
      at = inner;
    }
    if (!(at instanceof Expr.AddressOf a)) {
      return false;
    }
    at = a.target();
    while (at instanceof Expr.Member || at instanceof Expr.Index) {
      if (at instanceof Expr.Index(Expr array, Expr index)) {
        if (!Exprs.isConstant(index)) {
          return false;
        }
        at = array;
      } else {
        at = ((Expr.Member) at).base();
      }
    }
    return at instanceof Expr.Variable;
  }

  LibraryContract contract() {
    return contract;
  }

  String function() {
    return function;
  }

  FunctionLowering lowering() {
    return f;
  }

  Location location() {
    return at;
  }

  Requirements requirements() {
    return requirements;
  }

  /** The properties of the call. */
  public void check() {
    for (Clause clause : contract.checked()) {
      switch (clause) {
        case Clause.Text t -> text(t);
        case Clause.Memory m -> memory(m);
        case Clause.Stream s ->
            unlessNull(
                s.parameter(),
                s.allowed(),
                () -> requirements.stream(pointer(s.parameter()), named(s.parameter())));
        case Clause.Close c -> requirements.stream(pointer(c.parameter()), named(c.parameter()));
        case Clause.Disjoint d ->
            InternalCalls.disjoint(
                f,
                List.of(pointer(d.left()), pointer(d.right()), number(d.extent())),
                function + " arguments '" + d.left() + "' and '" + d.right() + "' overlap",
                at);
        case Clause.Returns r -> {}
        case Clause.Errno e -> {}
        case Clause.Unknown u -> {}
        case Clause.Mark m -> {}
      }
    }
  }

  /** Runs an action where the argument is not null, or always if it must not be. */
  void unlessNull(String parameter, Clause.Null allowed, Runnable action) {
    Expr pointer = pointer(parameter);
    if (allowed == Clause.Null.FORBIDDEN) {
      action.run();
      return;
    }
    if (pointer instanceof Expr.NullPointer) {
      return;
    }
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(Exprs.not(Conversions.truth(pointer)), end, at);
    action.run();
    f.code().place(end, at);
  }

  private void text(Clause.Text t) {
    Expr pointer = pointer(t.parameter());
    Optional<Long> known = literalLength(pointer);
    if (known.isPresent()) {
      lengths.put(t.parameter(), Exprs.integer(known.get(), f.layout().sizeType()));
      return;
    }
    unlessNull(
        t.parameter(),
        t.allowed(),
        () -> {
          String name = named(t.parameter());
          boolean isWide = t.characters() == Clause.Characters.WIDE;
          Optional<Expr> limit = t.limit().map(this::number);
          Expr length =
              isWide
                  ? requirements.wideString(pointer, limit, name)
                  : requirements.string(pointer, limit, name);
          lengths.put(t.parameter(), length);
        });
  }

  /** The length of a string literal: it ends where its array ends, or before. */
  private Optional<Long> literalLength(Expr pointer) {
    Expr root = pointer;
    while (root instanceof Expr.Cast(Expr inner, PointerType t)) {
      root = inner;
    }
    if (!(root
            instanceof
            Expr.AddressOf(Expr.Index(Expr.Variable(Symbol s), Expr.IntConstant i), PointerType t)
        && s.storage() == Symbol.Storage.STRING_LITERAL
        && i.value().signum() == 0)) {
      return Optional.empty();
    }
    List<Expr> characters = f.linkage().characters(s);
    for (int k = 0; characters != null && k < characters.size(); k++) {
      if (characters.get(k) instanceof Expr.IntConstant c && c.value().signum() == 0) {
        return Optional.of((long) k);
      }
    }
    return Optional.empty();
  }

  private void memory(Clause.Memory m) {
    boolean isWritten = m.access() != Clause.Access.READ;
    Expr pointer = pointer(m.parameter());
    Expr bytes = bytes(m);
    Expr valid =
        isWritten
            ? requirements.isWritable(pointer, bytes)
            : requirements.isReadable(pointer, bytes);
    Expr fits = m.extent().map(this::fits).orElse(Exprs.TRUE);
    Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer);
    Expr condition = Exprs.and(fits, valid);
    String verb = isWritten ? "written" : "read";
    requirements.memory(
        m.allowed() == Clause.Null.ALLOWED ? Exprs.or(isNull, condition) : condition,
        named(m.parameter()) + " must point to memory that may be " + verb);
  }

  /** How many bytes the clause is about. */
  Expr bytes(Clause.Memory m) {
    return m.extent().map(this::number).orElseGet(() -> sizeOf(m.parameter()));
  }

  /** The type of the object that the argument points to, if it has a size. */
  Optional<CType> target(String parameter) {
    CType type = values.get(index(parameter)).type();
    boolean isSized =
        type instanceof PointerType p
            && !(p.target() instanceof VoidType)
            && !(p.target() instanceof FunctionType)
            && Layout.hasConstantSize(p.target())
            && !(p.target() instanceof StructType s && s.fields().isEmpty());
    return isSized ? Optional.of(((PointerType) type).target()) : Optional.empty();
  }

  private Expr sizeOf(String parameter) {
    long size = target(parameter).map(t -> f.layout().sizeOf(t)).orElse(1L);
    return Exprs.integer(size, f.layout().sizeType());
  }

  /** A number of the contract, in the type of sizes. */
  Expr number(Extent extent) {
    IntType size = f.layout().sizeType();
    return switch (extent) {
      case Extent.Number n -> new Expr.IntConstant(size.wrap(n.value()), size);
      case Extent.Parameter p -> Conversions.cast(value(p.name()), size);
      case Extent.Pointee p -> pointee(p.name());
      case Extent.Length l -> lengths.getOrDefault(l.name(), Exprs.zero(size));
      case Extent.SizeOf s -> sizeOf(s.name());
      case Extent.Sum s -> binary(Expr.BinaryOp.ADD, s.left(), s.right());
      case Extent.Difference d -> binary(Expr.BinaryOp.SUBTRACT, d.left(), d.right());
      case Extent.Product p -> binary(Expr.BinaryOp.MULTIPLY, p.left(), p.right());
    };
  }

  private Expr pointee(String parameter) {
    CType type = target(parameter).orElse(IntType.UNSIGNED_INT);
    Expr pointer = Conversions.cast(value(parameter), new PointerType(type));
    return Conversions.cast(Places.dereference(pointer, type), f.layout().sizeType());
  }

  private Expr binary(Expr.BinaryOp op, Extent left, Extent right) {
    return Exprs.binary(op, number(left), number(right));
  }

  /** Products that wrap around are larger than any object. */
  private Expr fits(Extent extent) {
    return switch (extent) {
      case Extent.Sum s -> Exprs.and(fits(s.left()), fits(s.right()));
      case Extent.Difference d -> Exprs.and(fits(d.left()), fits(d.right()));
      case Extent.Product p -> {
        Expr left = number(p.left());
        Expr right = number(p.right());
        boolean isConstant = Exprs.isConstant(left) && Exprs.isConstant(right);
        yield isConstant
            ? Exprs.TRUE
            : Exprs.not(new Expr.Overflows(Expr.BinaryOp.MULTIPLY, left, right));
      }
      case Extent.Number n -> Exprs.TRUE;
      case Extent.Parameter p -> Exprs.TRUE;
      case Extent.Pointee p -> Exprs.TRUE;
      case Extent.Length l -> Exprs.TRUE;
      case Extent.SizeOf s -> Exprs.TRUE;
    };
  }

  private int index(String parameter) {
    return contract.parameters().indexOf(parameter);
  }

  Expr value(String parameter) {
    return values.get(index(parameter));
  }

  Expr pointer(String parameter) {
    Expr value = value(parameter);
    return value.type() instanceof PointerType
        ? value
        : Conversions.cast(value, Types.VOID_POINTER);
  }

  private String named(String parameter) {
    return function + " argument '" + parameter + "'";
  }
}
