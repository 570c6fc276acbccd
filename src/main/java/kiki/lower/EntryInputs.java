// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.lower.link.Linkage;
import kiki.options.ParameterClause;
import kiki.options.UsageError;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;
import kiki.util.Nearest;

/**
 * The arguments that an entry function gets when no harness calls it. Numbers have any value. A
 * pointer is NULL or points to a new object of its own that holds one value of its type, a {@code
 * char} pointer to a string of any length, a {@code FILE} pointer to an open stream; so do the
 * pointers in that object, {@link #DEPTH} objects deep, and beyond that they are NULL. Where the
 * type says nothing ({@code void}, functions, incomplete types) a pointer is NULL or points to no
 * object. {@code --parameters} describes other arguments.
 */
final class EntryInputs {
  private static final int DEPTH = 2;

  private final Linkage linkage;
  private final Code code;
  private final Location at;
  private final Map<String, List<ParameterClause>> described;
  private final Map<String, Expr.Variable> values = new LinkedHashMap<>();
  private final Set<String> used = new LinkedHashSet<>();

  EntryInputs(Linkage linkage, Code code, Location at) {
    this.linkage = linkage;
    this.code = code;
    this.at = at;
    this.described = linkage.environment().parameters();
  }

  /**
   * Emits what makes the arguments.
   *
   * @throws UsageError if a description does not fit the parameters
   */
  List<Expr> of(List<Symbol> parameters) {
    for (Symbol p : parameters) {
      values.put(p.name(), code.temporary(p.name(), linkage.types().map(p.type()), at));
    }
    // Extents are numbers that other parameters give.
    values.forEach(
        (name, value) -> {
          if (!(value.type() instanceof PointerType)) {
            number(value, name);
          }
        });
    values.forEach(
        (name, value) -> {
          if (value.type() instanceof PointerType type) {
            pointer(value, type, name, depth(name));
          } else if (value.type() instanceof StructType type) {
            members(value, type, name + ".", DEPTH);
          }
        });
    for (String path : described.keySet()) {
      if (!used.contains(path)) {
        throw new UsageError(
            "--parameters: there is no '%s'%s".formatted(path, Nearest.question(path, used)));
      }
    }
    return new ArrayList<>(values.values());
  }

  private int depth(String path) {
    return clause(path, ParameterClause.Depth.class)
        .map(ParameterClause.Depth::objects)
        .orElse(DEPTH);
  }

  private <C extends ParameterClause> Optional<C> clause(String path, Class<C> kind) {
    used.add(path);
    return described.getOrDefault(path, List.of()).stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst();
  }

  private void number(Expr value, String path) {
    code.add(new Instruction.Input(value, path, at));
    clause(path, ParameterClause.Range.class).ifPresent(range -> bound(value, path, range));
  }

  private void bound(Expr value, String path, ParameterClause.Range range) {
    if (!(value.type() instanceof IntType type)
        || range.least().compareTo(type.minimum()) < 0
        || range.greatest().compareTo(type.maximum()) > 0) {
      throw new UsageError("--parameters: the range does not fit '%s'".formatted(path));
    }
    Expr least = new Expr.IntConstant(range.least(), type);
    Expr greatest = new Expr.IntConstant(range.greatest(), type);
    code.assume(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, value, least), at);
    code.assume(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, value, greatest), at);
  }

  /** The place gets a pointer as it is described, or else as its type suggests. */
  private void pointer(Expr place, PointerType type, String path, int depth) {
    Optional<ParameterClause.Extent> extent = clause(path, ParameterClause.Extent.class);
    Optional<ParameterClause.Text> text = clause(path, ParameterClause.Text.class);
    Optional<ParameterClause.Alias> alias = clause(path, ParameterClause.Alias.class);
    boolean isSized = !isOpen(type.target()) || Streams.isStream(type.target());
    if (clause(path, ParameterClause.Null.class).isPresent()) {
      code.assign(place, Exprs.zero(type), at);
    } else if (clause(path, ParameterClause.Invalid.class).isPresent()
        || !isSized && extent.isEmpty() && text.isEmpty() && alias.isEmpty()) {
      code.add(new Instruction.Input(place, path, at));
      if (clause(path, ParameterClause.NonNull.class).isPresent()) {
        code.assume(Exprs.compare(Expr.BinaryOp.NOT_EQUAL, place, Exprs.zero(type)), at);
      }
    } else {
      Instruction.Label end = code.label("end");
      if (clause(path, ParameterClause.NonNull.class).isEmpty()) {
        code.assign(place, Exprs.zero(type), at);
        code.jumpIf(choice(path + " == NULL"), end, at);
      }
      alias.ifPresent(a -> alias(place, type, path, a, end));
      if (alias.isEmpty() || alias.get().certainty() == ParameterClause.Certainty.SOMETIMES) {
        object(place, type, path, depth);
      }
      code.place(end, at);
    }
  }

  private Expr choice(String what) {
    Expr.Variable chosen = code.temporary("chosen", IntType.BOOL, at);
    code.add(new Instruction.Input(chosen, what, at));
    return chosen;
  }

  private void alias(
      Expr place,
      PointerType type,
      String path,
      ParameterClause.Alias alias,
      Instruction.Label end) {
    Expr.Variable other = values.get(alias.other());
    boolean isEarlier =
        other != null
            && other.type() instanceof PointerType
            && new ArrayList<>(values.keySet()).indexOf(alias.other())
                < new ArrayList<>(values.keySet()).indexOf(path);
    if (!isEarlier) {
      throw new UsageError(
          "--parameters: '%s' can alias a pointer among the parameters before it, not '%s'"
              .formatted(path, alias.other()));
    }
    Instruction.Label apart = code.label("apart");
    if (alias.certainty() == ParameterClause.Certainty.SOMETIMES) {
      code.jumpIf(Exprs.not(choice(path + " == " + alias.other())), apart, at);
    }
    code.assign(place, Conversions.cast(other, type), at);
    code.jump(end, at);
    code.place(apart, at);
  }

  /** The place gets a pointer to a new object. */
  private void object(Expr place, PointerType type, String path, int depth) {
    Optional<ParameterClause.Extent> extent = clause(path, ParameterClause.Extent.class);
    Optional<ParameterClause.Text> text = clause(path, ParameterClause.Text.class);
    CType target = type.target();
    CType element = isOpen(target) ? IntType.UNSIGNED_CHAR : target;
    if (Streams.isStream(target) && text.isEmpty() && extent.isEmpty()) {
      environment(place, Streams.size(linkage.layout().sizeType()), IntType.INT);
      Streams.open(place, code, at);
    } else if (text.isPresent() || extent.isEmpty() && target.equals(linkage.charType())) {
      string(place, type, text.flatMap(ParameterClause.Text::atMost));
    } else if (extent.isPresent()) {
      environment(place, size(extent.get(), element, path), element);
    } else {
      IntType size = linkage.layout().sizeType();
      environment(place, Exprs.integer(linkage.layout().sizeOf(target), size), target);
      Expr content = new Expr.Dereference(place, target);
      code.add(new Instruction.Input(content, "*" + path, at));
      switch (target) {
        case StructType struct -> members(content, struct, path + "->", depth);
        case PointerType inner -> below(content, inner, "*" + path, depth);
        case CType other -> {}
      }
    }
  }

  private void members(Expr owner, StructType type, String prefix, int depth) {
    if (type.isUnion()) {
      return;
    }
    for (StructType.Field field : type.fields()) {
      Expr member = new Expr.Member(owner, field);
      String path = prefix + field.name();
      switch (linkage.types().map(field.type())) {
        case PointerType pointer -> below(member, pointer, path, depth);
        case StructType inner -> members(member, inner, path + ".", depth);
        case IntType number when !field.isBitField() ->
            clause(path, ParameterClause.Range.class).ifPresent(r -> bound(member, path, r));
        case CType other -> {}
      }
    }
  }

  /** A pointer that is in an object: null where the chain of objects is long enough. */
  private void below(Expr place, PointerType type, String path, int depth) {
    if (depth <= 1 && !isOpen(type.target()) && !described.containsKey(path)) {
      code.assign(place, Exprs.zero(type), at);
    } else if (!isOpen(type.target()) || described.containsKey(path)) {
      pointer(place, type, path, depth - 1);
    }
  }

  private static boolean isOpen(CType target) {
    return target instanceof VoidType
        || target instanceof FunctionType
        || !Layout.hasConstantSize(target);
  }

  /** The size in bytes, which no overflow makes small. */
  private Expr size(ParameterClause.Extent extent, CType element, String path) {
    IntType size = linkage.layout().sizeType();
    long unit =
        switch (extent.unit()) {
          case ELEMENTS -> linkage.layout().sizeOf(element);
          case BYTES -> 1;
        };
    Expr product = Exprs.integer(unit, size);
    for (ParameterClause.Factor factor : extent.factors()) {
      Expr value = factor(factor, path);
      code.assume(Exprs.not(new Expr.Overflows(Expr.BinaryOp.MULTIPLY, product, value)), at);
      product = code.hold("size", Exprs.binary(Expr.BinaryOp.MULTIPLY, product, value), at);
    }
    code.assume(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, product, limit()), at);
    return product;
  }

  private Expr factor(ParameterClause.Factor factor, String path) {
    IntType size = linkage.layout().sizeType();
    return switch (factor) {
      case ParameterClause.Factor.Number(BigInteger value) -> new Expr.IntConstant(value, size);
      case ParameterClause.Factor.Name(String name) -> {
        Expr.Variable other = values.get(name);
        if (other == null || !(other.type() instanceof IntType type)) {
          throw new UsageError(
              "--parameters: '%s', the extent of '%s', is no parameter of an integer type"
                  .formatted(name, path));
        }
        if (type.isSigned()) {
          code.assume(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, other, Exprs.zero(type)), at);
        }
        yield Conversions.cast(other, size);
      }
    };
  }

  /** No object is larger than half of the addresses. */
  private Expr limit() {
    IntType size = linkage.layout().sizeType();
    return new Expr.IntConstant(size.maximum().shiftRight(1), size);
  }

  private void environment(Expr place, Expr size, CType element) {
    code.add(
        new Instruction.Allocate(
            place,
            size,
            element instanceof ArrayType a ? a.element() : element,
            Instruction.Lifetime.PROGRAM,
            Instruction.Content.UNINITIALIZED,
            at));
  }

  /** A new object that holds a string. */
  void string(Expr place, PointerType type, Optional<BigInteger> atMost) {
    IntType size = linkage.layout().sizeType();
    Expr.Variable length = code.temporary("length", size, at);
    code.add(new Instruction.Input(length, "length of a string", at));
    Expr greatest =
        atMost
            .map(n -> (Expr) new Expr.IntConstant(n, size))
            .orElse(new Expr.IntConstant(size.maximum().shiftRight(3), size));
    code.assume(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, length, greatest), at);
    CType character = isOpen(type.target()) ? linkage.charType() : type.target();
    PointerType characters = new PointerType(character);
    Expr bytes =
        Exprs.binary(
            Expr.BinaryOp.MULTIPLY,
            Exprs.binary(Expr.BinaryOp.ADD, length, Exprs.integer(1, size)),
            Exprs.integer(linkage.layout().sizeOf(character), size));
    environment(place, code.hold("size", bytes, at), character);
    Expr start = Conversions.cast(place, characters);
    Expr end = new Expr.Binary(Expr.BinaryOp.POINTER_ADD, start, length, characters);
    code.assign(new Expr.Dereference(end, character), Exprs.zero(character), at);
  }
}
