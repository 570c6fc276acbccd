// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.syntax.InitializerSyntax.Designator;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;

/**
 * The items of one braced list, consumed from left to right by the aggregates inside: designators
 * and elided braces (C11 6.7.9p17 to 6.7.9p20).
 */
final class BracedList {
  /** Whether an aggregate has braces of its own; only then may designators refer to it. */
  private enum Level {
    BRACED,
    ELIDED
  }

  private final Checker checker;
  private final InitializerChecker initializers;
  private final List<InitializerSyntax.Item> list;
  private int at;
  private Optional<Expression> checked = Optional.empty();

  BracedList(Checker checker, InitializerChecker initializers, List<InitializerSyntax.Item> list) {
    this.checker = checker;
    this.initializers = initializers;
    this.list = list;
  }

  boolean isEmpty() {
    return at >= list.size();
  }

  InitializerSyntax.Item peek() {
    return list.get(at);
  }

  private void next() {
    at++;
    checked = Optional.empty();
  }

  /** Fills an aggregate that the braces belong to. */
  void fill(InitializerTree tree) {
    if (isEmpty()) {
      return;
    }
    fill(tree, peek().designators(), Level.BRACED);
    while (!isEmpty()) {
      checker.report.warning(peek().value().token(), "excess elements in initialiser");
      next();
      if (!isEmpty() && !peek().designators().isEmpty()) {
        fill(tree, peek().designators(), Level.BRACED);
      }
    }
  }

  private void fill(InitializerTree tree, List<Designator> designators, Level level) {
    switch (tree) {
      case InitializerTree.Elements e -> fillElements(e, designators, level);
      case InitializerTree.Members m -> fillMembers(m, designators, level);
      case InitializerTree.Leaf l ->
          throw checker.report.fail(
              peek().value().token(), "designator into something without parts");
    }
  }

  /** Whether the next item belongs to the same aggregate. */
  private boolean goesOn(Level level) {
    return !isEmpty() && (level == Level.BRACED || peek().designators().isEmpty());
  }

  private void fillElements(InitializerTree.Elements tree, List<Designator> first, Level level) {
    CType element = tree.type.element();
    long limit = tree.type.length() instanceof ArrayType.Fixed(long count) ? count : Long.MAX_VALUE;
    long index = 0;
    List<Designator> designators = first;
    do {
      int before = at;
      if (designators.isEmpty()) {
        if (index >= limit) {
          return;
        }
        tree.put(index, index, part(element));
        index++;
      } else {
        Designator.Element range = element(designators.getFirst());
        long from = bound(range.first(), limit);
        long to = range.last().isEmpty() ? from : bound(range.last().get(), limit);
        if (to < from) {
          throw checker.report.fail(range.token(), "empty index range in initialiser");
        }
        designated(tree, from, to, designators.subList(1, designators.size()));
        index = to + 1;
      }
      if (at == before) {
        return;
      }
      designators = isEmpty() ? List.of() : peek().designators();
    } while (goesOn(level));
  }

  private void designated(
      InitializerTree.Elements tree, long from, long to, List<Designator> rest) {
    CType element = tree.type.element();
    if (rest.isEmpty()) {
      tree.put(from, to, part(element));
      return;
    }
    Token at = rest.getFirst().token();
    Optional<InitializerTree> known = from == to ? tree.part(from) : tree.parts(from, to);
    if (known.isEmpty() && tree.overlaps(from, to)) {
      throw checker.report.unsupported(
          at, "a designator into a range that is initialised in parts is not supported");
    }
    InitializerTree opened =
        known.isPresent() ? opened(known.get(), element, at) : empty(element, at);
    if (known.isEmpty() || opened != known.get()) {
      tree.put(from, to, opened);
    }
    fill(opened, rest, Level.ELIDED);
  }

  /**
   * Parts of an aggregate that are initialised again leave the others what they are (C11 6.7.9p19).
   * Where the aggregate is a copy of another one, compilers differ.
   */
  private InitializerTree opened(InitializerTree known, CType type, Token at) {
    return switch (known) {
      case InitializerTree.Elements e -> e;
      case InitializerTree.Members m -> m;
      case InitializerTree.Leaf(Initializer.Text text) when type instanceof ArrayType a ->
          initializers.characters(a, text, at);
      case InitializerTree.Leaf _ when type.isAggregate() ->
          throw checker.report.unsupported(
              at, "a designator into an aggregate that is initialised as a whole is not supported");
      case InitializerTree.Leaf _ -> empty(type, at);
    };
  }

  private Designator.Element element(Designator designator) {
    return switch (designator) {
      case Designator.Element e -> e;
      case Designator.Field f ->
          throw checker.report.fail(f.token(), "field name not in structure or union");
    };
  }

  private long bound(ExpressionSyntax syntax, long limit) {
    BigInteger index = checker.constantInteger(syntax, "the array index");
    if (index.signum() < 0
        || index.compareTo(BigInteger.valueOf(limit)) >= 0
        || index.bitLength() > 40) {
      throw checker.report.fail(syntax.token(), "array index in initialiser exceeds its bounds");
    }
    return index.longValue();
  }

  private InitializerTree empty(CType type, Token at) {
    return switch (type) {
      case ArrayType a -> new InitializerTree.Elements(a, at.location());
      case StructType s -> new InitializerTree.Members(s, at.location());
      default -> throw checker.report.fail(at, "designator into something without parts");
    };
  }

  private void fillMembers(InitializerTree.Members tree, List<Designator> first, Level level) {
    List<StructType.Field> fields = tree.type.fields();
    int index = 0;
    List<Designator> designators = first;
    do {
      if (designators.isEmpty()) {
        if (index >= fields.size()) {
          return;
        }
        StructType.Field field = fields.get(index);
        tree.put(field, part(field.valueType()));
      } else {
        index = fields.indexOf(designated(tree, designators));
      }
      index = tree.type.isUnion() ? fields.size() : index + 1;
      designators = isEmpty() ? List.of() : peek().designators();
    } while (goesOn(level));
  }

  /** Initialises what designators name; the member that the first one selects. */
  private StructType.Field designated(InitializerTree.Members tree, List<Designator> designators) {
    if (!(designators.getFirst() instanceof Designator.Field(Token name))) {
      throw checker.report.fail(
          designators.getFirst().token(), "array index in initialiser of a structure");
    }
    List<StructType.Field> path = checker.expressions.objects().path(tree.type, name);
    StructType.Field field = path.getFirst();
    // Inside an anonymous member the same designator is looked up again.
    List<Designator> rest =
        path.size() > 1 ? designators : designators.subList(1, designators.size());
    if (rest.isEmpty()) {
      tree.put(field, part(field.valueType()));
      return field;
    }
    Optional<InitializerTree> known = tree.part(field);
    InitializerTree opened =
        known.isPresent() ? opened(known.get(), field.type(), name) : empty(field.type(), name);
    if (known.isEmpty() || opened != known.get()) {
      tree.put(field, opened);
    }
    fill(opened, rest, Level.ELIDED);
    return field;
  }

  /** Initialises one part of an aggregate from the next item or, its braces elided, several. */
  InitializerTree part(CType type) {
    InitializerSyntax syntax = peek().value();
    if (syntax instanceof InitializerSyntax.Braces b) {
      next();
      return initializers.braced(type, b);
    }
    InitializerSyntax.Value value = (InitializerSyntax.Value) syntax;
    if (InitializerChecker.isText(type, value)) {
      next();
      return initializers.text(type, value);
    }
    if (initializers.isStaticLiteral(type, value)) {
      next();
      return initializers.braced(
          type, ((ExpressionSyntax.CompoundLiteral) value.expression()).initializer());
    }
    Expression whole = checked.orElseGet(() -> checker.expressions.check(value.expression()));
    checked = Optional.of(whole);
    boolean wholeStruct = type instanceof StructType && whole.type().equals(type);
    if (!type.isAggregate() || PartTypes.isComplex(type) || wholeStruct) {
      next();
      return initializers.leaf(whole, type, value.token());
    }
    InitializerTree result = empty(type, value.token());
    fill(result, List.of(), Level.ELIDED);
    return result;
  }
}
