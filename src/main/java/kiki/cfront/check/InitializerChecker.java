package kiki.cfront.check;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.parse.ExpressionSyntax;
import kiki.cfront.parse.InitializerSyntax;
import kiki.cfront.parse.InitializerSyntax.Designator;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VaListType;
import kiki.cfront.type.VoidType;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Initialisation (C11 6.7.9): designators and elided braces are resolved. */
final class InitializerChecker {
  /** Static objects need constant values. */
  enum Storage {
    STATIC,
    AUTOMATIC
  }

  /** An initialiser and the type it completes. */
  record Result(CType type, Initializer initializer) {}

  /** The items of one braced list, consumed from left to right by the aggregates inside. */
  private static final class Items {
    final List<InitializerSyntax.Item> list;
    int at;
    Expression checked;

    Items(List<InitializerSyntax.Item> list) {
      this.list = list;
    }

    boolean isEmpty() {
      return at >= list.size();
    }

    InitializerSyntax.Item peek() {
      return list.get(at);
    }

    void next() {
      at++;
      checked = null;
    }
  }

  /** Whether an aggregate has braces of its own; only then may designators refer to it. */
  private enum Level {
    BRACED,
    ELIDED
  }

  private final Checker checker;
  private Storage storage = Storage.AUTOMATIC;

  InitializerChecker(Checker checker) {
    this.checker = checker;
  }

  Result check(CType type, InitializerSyntax syntax, Storage objectStorage) {
    Storage outer = storage;
    storage = objectStorage;
    try {
      InitializerTree tree =
          switch (syntax) {
            case InitializerSyntax.Braces b -> braced(type, b);
            case InitializerSyntax.Value v -> whole(type, v);
          };
      Initializer result = tree.finish();
      return new Result(completed(type, result), result);
    } finally {
      storage = outer;
    }
  }

  private static CType completed(CType type, Initializer initializer) {
    if (!(type instanceof ArrayType a) || !(a.length() instanceof ArrayType.Unspecified)) {
      return type;
    }
    return switch (initializer) {
      case Initializer.Elements e -> e.type();
      case Initializer.Text t ->
          new ArrayType(
              a.element(), a.elementQualifiers(), ((ArrayType) t.literal().type()).length());
      case Initializer.Single s -> s.value().type();
      case Initializer.Members m -> m.type();
    };
  }

  /** An initialiser without braces. */
  private InitializerTree whole(CType type, InitializerSyntax.Value syntax) {
    if (isText(type, syntax)) {
      return text(type, syntax);
    }
    Expression value = checker.expressions.check(syntax.expression());
    if (type instanceof ArrayType a) {
      return array(a, value, syntax.token());
    }
    return leaf(value, type, syntax.token());
  }

  /** GNU C lets a compound literal initialise an array. */
  private InitializerTree array(ArrayType type, Expression value, Token at) {
    if (value instanceof Expression.CompoundLiteral c && Compatibility.compatible(type, c.type())) {
      return new InitializerTree.Leaf(c.initializer());
    }
    throw checker.report.fail(at, "an array needs a braced list or a string as initialiser");
  }

  private InitializerTree leaf(Expression value, CType type, Token at) {
    Expression converted = checker.conversions.assign(value, type, at, "initialisation");
    if (storage == Storage.STATIC) {
      Expression folded = type.isArithmetic() ? checker.folder.fold(converted) : null;
      if (folded == null && !checker.addresses.isStaticValue(converted)) {
        throw checker.report.fail(at, "the initialiser of a static object is not constant");
      }
      converted = folded == null ? converted : folded;
    }
    return new InitializerTree.Leaf(new Initializer.Single(converted, at.location()));
  }

  private static boolean isText(CType type, InitializerSyntax syntax) {
    return type instanceof ArrayType a
        && a.element() instanceof IntType
        && syntax instanceof InitializerSyntax.Value(ExpressionSyntax.Text t);
  }

  private InitializerTree text(CType type, InitializerSyntax.Value syntax) {
    ExpressionSyntax.Text text = (ExpressionSyntax.Text) syntax.expression();
    Expression.StringLiteral literal = checker.literals.string(text.tokens());
    ArrayType array = (ArrayType) type;
    IntType element = (IntType) array.element();
    IntType unit = (IntType) ((ArrayType) literal.type()).element();
    if (element.width() != unit.width()) {
      throw checker.report.fail(
          text.token(), "an array of '" + element + "' cannot be initialised from this string");
    }
    long length = ((ArrayType.Fixed) ((ArrayType) literal.type()).length()).count();
    if (array.length() instanceof ArrayType.Fixed(long count) && count < length - 1) {
      checker.report.warning(text.token(), "the initialiser string is too long");
    }
    return new InitializerTree.Leaf(new Initializer.Text(literal, text.token().location()));
  }

  private InitializerTree braced(CType type, InitializerSyntax.Braces syntax) {
    Items items = new Items(syntax.items());
    Location location = syntax.token().location();
    switch (type) {
      case ArrayType a -> {
        if (syntax.items().size() == 1
            && isText(type, syntax.items().getFirst().value())
            && syntax.items().getFirst().designators().isEmpty()) {
          return text(type, (InitializerSyntax.Value) syntax.items().getFirst().value());
        }
        if (a.length() instanceof ArrayType.Variable && !syntax.items().isEmpty()) {
          throw checker.report.fail(syntax.token(), "a variable-sized object is initialised");
        }
        InitializerTree.Elements result = new InitializerTree.Elements(a, location);
        fillBraced(result, items);
        return result;
      }
      case StructType s -> {
        if (!s.isComplete()) {
          throw checker.report.fail(syntax.token(), "'" + s + "' is incomplete");
        }
        InitializerTree.Members result = new InitializerTree.Members(s, location);
        fillBraced(result, items);
        return result;
      }
      default -> {
        return scalar(type, items, syntax.token());
      }
    }
  }

  /** A scalar in braces. */
  private InitializerTree scalar(CType type, Items items, Token at) {
    if (items.isEmpty()) {
      return leaf(zero(type, at), type, at);
    }
    if (!items.peek().designators().isEmpty()) {
      throw checker.report.fail(at, "designator in the initialiser of a scalar");
    }
    InitializerTree result = part(type, items);
    if (!items.isEmpty()) {
      checker.report.warning(items.peek().value().token(), "excess elements in initialiser");
    }
    return result;
  }

  private Expression zero(CType type, Token at) {
    return switch (type) {
      case FloatType f ->
          new Expression.FloatConstant(IeeeFloat.zero(f.format(), Sign.POSITIVE), f, at.location());
      case VoidType v -> throw checker.report.fail(at, "an object cannot have type 'void'");
      case VaListType v -> throw checker.report.fail(at, "a 'va_list' cannot be initialised");
      default -> new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, at.location());
    };
  }

  private void fillBraced(InitializerTree tree, Items items) {
    if (items.isEmpty()) {
      return;
    }
    fill(tree, items, items.peek().designators(), Level.BRACED);
    while (!items.isEmpty()) {
      checker.report.warning(items.peek().value().token(), "excess elements in initialiser");
      items.next();
      if (!items.isEmpty() && !items.peek().designators().isEmpty()) {
        fill(tree, items, items.peek().designators(), Level.BRACED);
      }
    }
  }

  private void fill(InitializerTree tree, Items items, List<Designator> designators, Level level) {
    switch (tree) {
      case InitializerTree.Elements e -> fillElements(e, items, designators, level);
      case InitializerTree.Members m -> fillMembers(m, items, designators, level);
      case InitializerTree.Leaf l ->
          throw checker.report.fail(
              items.peek().value().token(), "designator into something without parts");
    }
  }

  /** Whether the next item belongs to the same aggregate. */
  private static boolean goesOn(Items items, Level level) {
    return !items.isEmpty() && (level == Level.BRACED || items.peek().designators().isEmpty());
  }

  private void fillElements(
      InitializerTree.Elements tree, Items items, List<Designator> first, Level level) {
    CType element = tree.type.element();
    long limit = tree.type.length() instanceof ArrayType.Fixed(long count) ? count : Long.MAX_VALUE;
    long index = 0;
    List<Designator> designators = first;
    do {
      int before = items.at;
      if (designators.isEmpty()) {
        if (index >= limit) {
          return;
        }
        tree.put(index, index, part(element, items));
        index++;
      } else {
        Designator.Element range = element(designators.getFirst());
        long from = bound(range.first(), limit);
        long to = range.last() == null ? from : bound(range.last(), limit);
        if (to < from) {
          throw checker.report.fail(range.token(), "empty index range in initialiser");
        }
        designated(tree, from, to, items, designators.subList(1, designators.size()));
        index = to + 1;
      }
      if (items.at == before) {
        return;
      }
      designators = items.isEmpty() ? List.of() : items.peek().designators();
    } while (goesOn(items, level));
  }

  private void designated(
      InitializerTree.Elements tree, long from, long to, Items items, List<Designator> rest) {
    CType element = tree.type.element();
    if (rest.isEmpty()) {
      tree.put(from, to, part(element, items));
      return;
    }
    InitializerTree inner = from == to ? tree.part(from) : null;
    if (inner == null || inner instanceof InitializerTree.Leaf) {
      inner = empty(element, rest.getFirst().token());
      tree.put(from, to, inner);
    }
    fill(inner, items, rest, Level.ELIDED);
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

  private void fillMembers(
      InitializerTree.Members tree, Items items, List<Designator> first, Level level) {
    List<StructType.Field> fields = tree.type.fields();
    int index = 0;
    List<Designator> designators = first;
    do {
      if (designators.isEmpty()) {
        if (index >= fields.size()) {
          return;
        }
        StructType.Field field = fields.get(index);
        tree.put(field, part(field.valueType(), items));
      } else {
        index = fields.indexOf(designated(tree, items, designators));
      }
      index = tree.type.isUnion() ? fields.size() : index + 1;
      designators = items.isEmpty() ? List.of() : items.peek().designators();
    } while (goesOn(items, level));
  }

  /** Initialises what designators name; the member that the first one selects. */
  private StructType.Field designated(
      InitializerTree.Members tree, Items items, List<Designator> designators) {
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
      tree.put(field, part(field.valueType(), items));
      return field;
    }
    InitializerTree inner = tree.part(field);
    if (inner == null || inner instanceof InitializerTree.Leaf) {
      inner = empty(field.type(), name);
      tree.put(field, inner);
    }
    fill(inner, items, rest, Level.ELIDED);
    return field;
  }

  /** Initialises one part of an aggregate from the next item or, its braces elided, several. */
  private InitializerTree part(CType type, Items items) {
    InitializerSyntax syntax = items.peek().value();
    if (syntax instanceof InitializerSyntax.Braces b) {
      items.next();
      return braced(type, b);
    }
    InitializerSyntax.Value value = (InitializerSyntax.Value) syntax;
    if (isText(type, value)) {
      items.next();
      return text(type, value);
    }
    if (items.checked == null) {
      items.checked = checker.expressions.check(value.expression());
    }
    boolean wholeStruct = type instanceof StructType && items.checked.type().equals(type);
    if (!type.isAggregate() || wholeStruct) {
      Expression checked = items.checked;
      items.next();
      return leaf(checked, type, value.token());
    }
    InitializerTree result = empty(type, value.token());
    fill(result, items, List.of(), Level.ELIDED);
    return result;
  }
}
