// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/**
 * Constructors store, methods compute: an object that is there is ready, and making it costs
 * nothing. A constructor, or a field's initial value, may name what its arguments hold ({@code
 * session.terms()}), say it in another unit, copy collections, make empty ones and other objects
 * whose constructors only store, and refuse arguments that break its contract. Loops, and calls
 * with arguments, are for methods.
 */
class ConstructorsTest {
  /** Static methods of the JDK that make a value of their arguments as they are. */
  private static final Set<String> PLAIN =
      Set.of(
          "List.of",
          "List.copyOf",
          "Set.of",
          "Set.copyOf",
          "Map.of",
          "Map.copyOf",
          "Optional.of",
          "Optional.empty",
          "EnumSet.noneOf",
          "Objects.requireNonNull",
          "Collections.newSetFromMap",
          "Collections.singletonList",
          "Collections.unmodifiableList",
          "Collections.unmodifiableMap",
          "Collections.unmodifiableSequencedSet",
          "Collections.unmodifiableSet",
          "Collections.unmodifiableSortedSet");

  /**
   * Values that are equal when their components are need these in a normal form, whoever makes
   * them; and terms have true and false from the start.
   */
  private static final Set<String> NORMALISING = Set.of("Value.java", "Terms.java");

  @Test
  void constructorsOnlyStore() throws IOException {
    List<String> computing = new ArrayList<>();
    for (CompilationUnitTree unit : JavaSources.parsed()) {
      String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
      if (!NORMALISING.contains(file)) {
        new Finder(file, computing).scan(unit, null);
      }
    }
    assertEquals(List.of(), computing, "constructors or initial values of fields that compute");
  }

  private static final class Finder extends TreeScanner<Void, ClassTree> {
    private final String file;
    private final List<String> found;

    Finder(String file, List<String> found) {
      this.file = file;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree tree, ClassTree around) {
      for (Tree member : tree.getMembers()) {
        if (member instanceof VariableTree field
            && field.getInitializer() != null
            && tree.getKind() != Tree.Kind.INTERFACE
            && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
          expect(tree, field, isPlain(field.getInitializer()));
        }
      }
      return super.visitClass(tree, tree);
    }

    @Override
    public Void visitMethod(MethodTree method, ClassTree around) {
      if (method.getName().contentEquals("<init>") && method.getBody() != null) {
        for (StatementTree statement : method.getBody().getStatements()) {
          expect(around, statement, stores(statement, isThrowable(around)));
        }
      }
      return super.visitMethod(method, around);
    }

    private void expect(ClassTree around, Tree tree, boolean holds) {
      if (!holds) {
        found.add(file + ", " + around.getSimpleName() + ": " + tree);
      }
    }
  }

  /** The message of an exception is text that is made when it is thrown. */
  private static boolean isThrowable(ClassTree tree) {
    Tree parent = tree.getExtendsClause();
    return parent != null && parent.toString().matches(".*(Exception|Error)");
  }

  private static boolean stores(StatementTree statement, boolean throwable) {
    return switch (statement) {
      case VariableTree local -> isPlain(local.getInitializer());
      case IfTree check -> check.getElseStatement() == null && refuses(check.getThenStatement());
      case ExpressionStatementTree expression ->
          switch (expression.getExpression()) {
            case AssignmentTree assignment -> isPlain(assignment.getExpression());
            case MethodInvocationTree call -> isOtherConstructor(call, throwable);
            default -> false;
          };
      default -> false;
    };
  }

  private static boolean refuses(StatementTree statement) {
    return statement instanceof ThrowTree
        || statement instanceof BlockTree block
            && block.getStatements().size() == 1
            && refuses(block.getStatements().getFirst());
  }

  private static boolean isOtherConstructor(MethodInvocationTree call, boolean throwable) {
    String name = call.getMethodSelect().toString();
    return name.equals("super") && throwable
        || (name.equals("super") || name.equals("this") || PLAIN.contains(name))
            && arePlain(call.getArguments());
  }

  private static boolean arePlain(List<? extends Tree> trees) {
    return trees.stream().allMatch(ConstructorsTest::isPlain);
  }

  private static boolean isPlain(Tree tree) {
    return switch (tree) {
      case LiteralTree literal -> true;
      case IdentifierTree name -> true;
      case PrimitiveTypeTree type -> true;
      case LambdaExpressionTree later -> true;
      case MemberSelectTree member -> isPlain(member.getExpression());
      case MemberReferenceTree reference -> isPlain(reference.getQualifierExpression());
      case NewClassTree made -> made.getClassBody() != null || arePlain(made.getArguments());
      case NewArrayTree array ->
          arePlain(array.getDimensions())
              && (array.getInitializers() == null || arePlain(array.getInitializers()));
      case ParenthesizedTree inner -> isPlain(inner.getExpression());
      case TypeCastTree cast -> isPlain(cast.getExpression());
      case UnaryTree operator -> isPlain(operator.getExpression());
      case BinaryTree operator ->
          isPlain(operator.getLeftOperand()) && isPlain(operator.getRightOperand());
      case ConditionalExpressionTree choice ->
          isPlain(choice.getCondition())
              && isPlain(choice.getTrueExpression())
              && isPlain(choice.getFalseExpression());
      case ArrayAccessTree element ->
          isPlain(element.getExpression()) && isPlain(element.getIndex());
      case MethodInvocationTree call ->
          PLAIN.contains(call.getMethodSelect().toString()) && arePlain(call.getArguments())
              || call.getArguments().isEmpty()
                  && call.getMethodSelect() instanceof MemberSelectTree getter
                  && isPlain(getter.getExpression());
      default -> false;
    };
  }
}
