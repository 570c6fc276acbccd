// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.declaration;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.check.expression.CheckContext;
import kiki.cfront.check.expression.CheckedInitializer;
import kiki.cfront.check.expression.StorageDuration;
import kiki.cfront.check.rule.AddressFolder;
import kiki.cfront.check.scope.Entity;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.syntax.StatementSyntax;
import kiki.cfront.syntax.TranslationUnitSyntax;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VariadicList;

/** The parts of the type checker for one file, which refer to each other, and what they share. */
public final class Checker extends CheckContext {
  final AddressFolder addresses;
  final Set<StructType> beingDefined = new HashSet<>();
  final Attributes attributes;
  final TypeBuilder types;
  final DeclaratorTypes declaratorTypes;
  final InitializerChecker initializers;
  final Declarations declarations;
  final FunctionChecker functions;
  final StatementChecker statements;
  final ClauseChecker clauses;

  public Checker(Language language, Diagnostics diagnostics) {
    super(language, diagnostics);
    this.addresses = new AddressFolder(folder, layout);
    this.attributes = new Attributes(this);
    this.types = new TypeBuilder(this);
    this.declaratorTypes = new DeclaratorTypes(this);
    this.initializers = new InitializerChecker(this);
    this.declarations = new Declarations(this);
    this.functions = new FunctionChecker(this);
    this.statements = new StatementChecker(this);
    this.clauses = new ClauseChecker(this);
  }

  public TranslationUnit check(String file, TranslationUnitSyntax syntax) {
    predeclare();
    declarations.file(syntax.declarations());
    return unit.finish(file, literals.objects(), report);
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

  @Override
  protected QualifiedType typeName(TypeName name) {
    return types.typeName(name);
  }

  @Override
  protected CheckedInitializer initializer(
      CType type, InitializerSyntax syntax, StorageDuration storage) {
    return initializers.check(type, syntax, storage);
  }

  @Override
  protected Statement.Block block(StatementSyntax.Block block) {
    return statements.block(block);
  }

  @Override
  protected void declare(DeclarationSyntax declaration, List<Statement> result) {
    declarations.local(declaration, result);
  }
}
