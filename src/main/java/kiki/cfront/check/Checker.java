package kiki.cfront.check;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.TranslationUnitSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VariadicList;

/** The parts of the type checker for one file, which refer to each other, and what they share. */
final class Checker {
  final Report report;
  final TypeRules rules;
  final Layout layout;
  final Scopes scopes = new Scopes();
  final Folder folder;
  final ComplexFolder complexFolder;
  final AddressFolder addresses;
  final ImplicitConversions conversions;
  final Literals literals;
  final Lengths lengths;
  final UnitCollector unit = new UnitCollector();
  final Set<StructType> transparentUnions = new HashSet<>();
  final Set<StructType> beingDefined = new HashSet<>();
  final Attributes attributes;
  final TypeBuilder types;
  final DeclaratorTypes declaratorTypes;
  final Measures measures;
  final ExpressionChecker expressions;
  final InitializerChecker initializers;
  final Declarations declarations;
  final FunctionChecker functions;
  final StatementChecker statements;
  final ClauseChecker clauses;

  /** The function whose body is being checked, or null. */
  FunctionContext function;

  Checker(Language language, Diagnostics diagnostics) {
    this.report = new Report(diagnostics);
    this.rules = new TypeRules(language);
    this.layout = rules.layout();
    this.folder = new Folder(layout);
    this.complexFolder = new ComplexFolder(folder);
    this.addresses = new AddressFolder(folder, layout);
    this.conversions = new ImplicitConversions(report, rules, folder);
    this.literals = new Literals(language, rules, report);
    this.lengths = new Lengths(layout);
    this.attributes = new Attributes(this);
    this.types = new TypeBuilder(this);
    this.declaratorTypes = new DeclaratorTypes(this);
    this.measures = new Measures(this);
    this.expressions = new ExpressionChecker(this);
    this.initializers = new InitializerChecker(this);
    this.declarations = new Declarations(this);
    this.functions = new FunctionChecker(this);
    this.statements = new StatementChecker(this);
    this.clauses = new ClauseChecker(this);
  }

  TranslationUnit check(String file, TranslationUnitSyntax syntax) {
    predeclare();
    declarations.file(syntax.declarations());
    return unit.finish(file, this);
  }

  private void predeclare() {
    typedef(
        "__builtin_va_list", QualifiedType.of(VariadicList.of(layout.model(), rules.plainChar())));
    typedef("__int128_t", QualifiedType.of(IntType.INT128));
    typedef("__uint128_t", QualifiedType.of(IntType.UNSIGNED_INT128));
    typedef("__CPROVER_size_t", QualifiedType.of(layout.sizeType()));
    typedef("__CPROVER_ssize_t", QualifiedType.of(layout.differenceType()));
    typedef("bool", QualifiedType.of(IntType.BOOL));
  }

  private void typedef(String name, QualifiedType type) {
    scopes.declare(name, new Entity.Typedef(type));
  }

  /** Name of the function being checked; empty at file scope. */
  String functionName() {
    return function == null ? "" : function.name();
  }

  /** An expression that must be an integer constant. */
  BigInteger constantInteger(ExpressionSyntax syntax, String what) {
    Expression e = ImplicitConversions.decay(expressions.check(syntax));
    BigInteger value = e.type() instanceof IntType ? folder.integer(e) : null;
    if (value == null) {
      throw report.fail(syntax.token(), what + " is not an integer constant");
    }
    return value;
  }
}
