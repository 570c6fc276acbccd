// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/**
 * What may be absent is an {@code Optional} or a case of a sealed type: no method that other
 * classes call returns {@code null}. Inside of a class it may stand for what a map does not have.
 */
class NullsTest {
  private static final Path SOURCES = Path.of("src/main/java/kiki");

  /**
   * What is asked once for each token, term or step of a run: an object for each answer shows in
   * the time.
   */
  private static final Set<String> INNERMOST =
      Set.of(
          "bitblast",
          "cfront/lex",
          "cfront/macro",
          "cfront/preprocess",
          "interpret/machine",
          "interpret/memory",
          "ssa/flow",
          "term");

  /** One idea that is written so: the value of a call is null where its type is void. */
  private static final Set<String> NOTHING =
      Set.of(
          "AllocationCalls.free",
          "Assignments.store",
          "AtomicBuiltins.lower",
          "Builtins.lower",
          "Calls.call",
          "Calls.input",
          "InternalCalls.lower",
          "Memory.object",
          "MemoryCalls.lower",
          "ProcessCalls.lower",
          "Statements.statementExpression",
          "VerifierCalls.lower");

  @Test
  void noMethodForOthersReturnsNull() throws IOException {
    Set<String> found = new TreeSet<>();
    for (CompilationUnitTree unit : JavaSources.parsed()) {
      Path file = SOURCES.toAbsolutePath().relativize(Path.of(unit.getSourceFile().toUri()));
      if (!INNERMOST.contains(file.getParent().toString())) {
        new Finder(file.getFileName().toString().replace(".java", ""), found).scan(unit, null);
      }
    }
    assertEquals(new TreeSet<>(NOTHING), found);
  }

  private static final class Finder extends TreeScanner<Void, Void> {
    private final String file;
    private final Set<String> found;

    Finder(String file, Set<String> found) {
      this.file = file;
      this.found = found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
      boolean isOwn = method.getModifiers().getFlags().contains(Modifier.PRIVATE);
      if (!isOwn && returnsNull(method)) {
        found.add(file + "." + method.getName());
      }
      return super.visitMethod(method, unused);
    }
  }

  private static boolean returnsNull(MethodTree method) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void unused) {
        found[0] |= isNull(tree.getExpression());
        return super.visitReturn(tree, unused);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree other, Void unused) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree other, Void unused) {
        return null;
      }
    }.scan(method.getBody(), null);
    return found[0];
  }

  private static boolean isNull(Tree tree) {
    return switch (tree) {
      case LiteralTree literal -> literal.getValue() == null;
      case ParenthesizedTree inner -> isNull(inner.getExpression());
      case ConditionalExpressionTree choice ->
          isNull(choice.getTrueExpression()) || isNull(choice.getFalseExpression());
      case SwitchExpressionTree choice ->
          choice.getCases().stream().map(CaseTree::getBody).anyMatch(NullsTest::yieldsNull);
      case null, default -> false;
    };
  }

  private static boolean yieldsNull(Tree body) {
    if (body instanceof ExpressionStatementTree statement) {
      return isNull(statement.getExpression());
    }
    boolean[] found = {isNull(body)};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitYield(YieldTree tree, Void unused) {
        found[0] |= isNull(tree.getValue());
        return super.visitYield(tree, unused);
      }
    }.scan(body, null);
    return found[0];
  }
}
