// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.rule.ComplexFolder;
import kiki.cfront.check.rule.Folder;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lengths;
import kiki.cfront.check.rule.Literals;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.FunctionContext;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.check.scope.Report;
import kiki.cfront.check.scope.Scopes;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.syntax.StatementSyntax;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;

/**
 * What the parts of the checker share that are about expressions. What expressions contain that is
 * none, as type names and statements, is checked by what builds on them.
 */
public abstract class CheckContext {
  public final Report report;
  public final TypeRules rules;
  public final Layout layout;
  public final Scopes scopes = new Scopes();
  public final Folder folder;
  public final ComplexFolder complexFolder;
  public final ImplicitConversions conversions;
  public final Literals literals;
  public final Lengths lengths;
  public final UnitCollector unit = new UnitCollector();
  public final Set<StructType> transparentUnions = new HashSet<>();
  public final Measures measures;
  public final ExpressionChecker expressions;

  /** The function whose body is being checked; empty at file scope. */
  public Optional<FunctionContext> enclosing = Optional.empty();

  protected CheckContext(Language language, Diagnostics diagnostics) {
    this.report = new Report(diagnostics);
    this.rules = new TypeRules(language);
    this.layout = rules.layout();
    this.folder = new Folder(layout);
    this.complexFolder = new ComplexFolder(folder);
    this.conversions = new ImplicitConversions(report, rules, folder);
    this.literals = new Literals(language, rules, report);
    this.lengths = new Lengths(layout);
    this.measures = new Measures(this);
    this.expressions = new ExpressionChecker(this);
  }

  /** The type that a type name means. */
  protected abstract QualifiedType typeName(TypeName name);

  /** An initialiser of an object of a type. */
  protected abstract CheckedInitializer initializer(
      CType type, InitializerSyntax syntax, StorageDuration storage);

  /** The statements of a block. */
  protected abstract Statement.Block block(StatementSyntax.Block block);

  /** A declaration inside a block; its statements are added to the block's. */
  protected abstract void declare(DeclarationSyntax declaration, List<Statement> result);

  /** Name of the function being checked; empty at file scope. */
  public String functionName() {
    return enclosing.map(FunctionContext::name).orElse("");
  }

  /** The function whose body is being checked, where statements are. */
  public FunctionContext function() {
    return enclosing.orElseThrow();
  }

  /** An expression that must be an integer constant. */
  public BigInteger constantInteger(ExpressionSyntax syntax, String what) {
    Expression e = ImplicitConversions.decay(expressions.check(syntax));
    Optional<BigInteger> value = e.type() instanceof IntType ? folder.integer(e) : Optional.empty();
    return value.orElseThrow(
        () -> report.fail(syntax.token(), what + " is not an integer constant"));
  }
}
