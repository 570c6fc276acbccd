// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.clang;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What clang says about the arithmetic expressions of each function. */
final class ClangFacts {
  private static final Set<String> ARITHMETIC =
      Set.of(
          "_Bool",
          "char",
          "signed char",
          "unsigned char",
          "short",
          "unsigned short",
          "int",
          "unsigned int",
          "long",
          "unsigned long",
          "long long",
          "unsigned long long",
          "__int128",
          "unsigned __int128",
          "float",
          "double",
          "long double",
          "_Float16",
          "__float128");

  /** Constructs that the two trees represent in ways not worth aligning. */
  private static final Set<String> UNCOMPARED =
      Set.of(
          "BinaryConditionalOperator",
          "GenericSelectionExpr",
          "ChooseExpr",
          "GCCAsmStmt",
          "RecoveryExpr");

  private final Map<String, String> enumTypes = new HashMap<>();
  private final Map<String, BigInteger> enumerators = new HashMap<>();
  private final Map<String, List<String>> functions = new LinkedHashMap<>();
  private List<String> facts;
  private boolean comparable;

  /** Facts by function name; functions with constructs that are not compared are left out. */
  Map<String, List<String>> collect(ClangNode unit) {
    unit.inner().forEach(this::enumerations);
    for (ClangNode declaration : unit.inner()) {
      if (declaration.kind().equals("FunctionDecl")) {
        function(declaration);
      }
    }
    return functions;
  }

  private void enumerations(ClangNode node) {
    if (node.kind().equals("EnumDecl")) {
      enumeration(node);
    }
    // An enumeration without a tag goes by the name of its typedef.
    if (node.kind().equals("TypedefDecl") && node.get("type.qualType").startsWith("enum ")) {
      String id = node.inner().getFirst().get("ownedTagDecl.id");
      enumTypes.putIfAbsent(node.get("name"), enumTypes.getOrDefault(id, "unsigned int"));
    }
    node.inner().forEach(this::enumerations);
  }

  private void enumeration(ClangNode node) {
    BigInteger next = BigInteger.ZERO;
    boolean negative = false;
    for (ClangNode e : node.inner()) {
      if (e.kind().equals("EnumConstantDecl")) {
        BigInteger given =
            e.inner().isEmpty() || !e.inner().getFirst().kind().equals("ConstantExpr")
                ? null
                : constant(e.inner().getFirst());
        next = given == null ? next : given;
        negative |= next.signum() < 0;
        enumerators.put(e.get("id"), next);
        next = next.add(BigInteger.ONE);
      }
    }
    String type = negative ? "int" : "unsigned int";
    enumTypes.put("enum " + node.get("name"), type);
    enumTypes.put(node.get("id"), type);
  }

  /** The value of a simple constant expression; null, and no comparison, for others. */
  private BigInteger constant(ClangNode node) {
    BigInteger value =
        switch (node.kind()) {
          case "IntegerLiteral", "CharacterLiteral" -> new BigInteger(node.get("value"));
          case "DeclRefExpr" -> enumerators.get(node.get("referencedDecl.id"));
          case "ConstantExpr", "ParenExpr", "ImplicitCastExpr" -> constant(node.inner().getFirst());
          case "UnaryOperator" -> {
            BigInteger operand = constant(node.inner().getFirst());
            boolean negation = node.get("opcode").equals("-");
            yield operand == null || !negation ? null : operand.negate();
          }
          case "BinaryOperator" ->
              operation(
                  node.get("opcode"), constant(node.inner().get(0)), constant(node.inner().get(1)));
          default -> null;
        };
    comparable &= value != null;
    return value;
  }

  private static BigInteger operation(String operator, BigInteger left, BigInteger right) {
    return left == null || right == null
        ? null
        : switch (operator) {
          case "+" -> left.add(right);
          case "-" -> left.subtract(right);
          case "*" -> left.multiply(right);
          case "<<" -> left.shiftLeft(right.intValue());
          case "|" -> left.or(right);
          default -> null;
        };
  }

  private void function(ClangNode node) {
    for (ClangNode part : node.inner()) {
      if (part.kind().equals("CompoundStmt")) {
        facts = new ArrayList<>();
        comparable = true;
        walk(part);
        if (comparable) {
          functions.put(node.get("name"), facts);
        }
      }
    }
  }

  private String type(ClangNode node) {
    return type(node, "type");
  }

  private String type(ClangNode node, String attribute) {
    String text = node.get(attribute + ".desugaredQualType");
    if (text.isEmpty()) {
      text = node.get(attribute + ".qualType");
    }
    text = text.replaceAll("\\b(const|volatile|restrict|_Atomic)\\b", "").strip();
    return enumTypes.getOrDefault(text, text.startsWith("enum ") ? "unsigned int" : text);
  }

  private boolean isArithmetic(ClangNode node) {
    return ARITHMETIC.contains(type(node));
  }

  private void walk(ClangNode node) {
    comparable &= !UNCOMPARED.contains(node.kind());
    switch (node.kind()) {
      case "VarDecl" -> {
        if (!node.get("storageClass").equals("static")) {
          node.inner().forEach(this::walk);
        }
      }
      case "CaseStmt" -> caseLabel(node);
      case "UnaryExprOrTypeTraitExpr" -> facts.add("size " + type(node));
      case "OffsetOfExpr" -> facts.add("size " + type(node));
      case "CallExpr" -> {
        fact("call", node);
        node.inner().forEach(this::walk);
      }
      case "DeclRefExpr" -> reference(node);
      default -> {
        expression(node);
        node.inner().forEach(this::walk);
      }
    }
  }

  private void fact(String what, ClangNode node) {
    if (isArithmetic(node)) {
      facts.add(what + " " + type(node));
    }
  }

  private void caseLabel(ClangNode node) {
    for (int i = 0; i < node.inner().size(); i++) {
      ClangNode part = node.inner().get(i);
      if (i < node.inner().size() - 1) {
        facts.add("case " + constant(part));
      } else {
        walk(part);
      }
    }
  }

  private void reference(ClangNode node) {
    if (node.get("referencedDecl.kind").equals("EnumConstantDecl")) {
      facts.add("enumerator " + enumerators.get(node.get("referencedDecl.id")) + " " + type(node));
    } else {
      // Most builtins are constants or have other operands here.
      if (node.get("referencedDecl.name").matches("__builtin_(?!bswap).*")) {
        comparable = false;
      }
      fact("variable", node);
    }
  }

  private void expression(ClangNode node) {
    switch (node.kind()) {
      case "BinaryOperator" -> binary(node);
      case "CompoundAssignOperator" -> {
        if (isArithmetic(node)) {
          facts.add(node.get("opcode") + " " + type(node) + " in " + type(node, "computeLHSType"));
        }
      }
      case "UnaryOperator" -> unary(node);
      case "ConditionalOperator" -> {
        fact("?:", node);
        unpromote(node, 0);
      }
      case "ImplicitCastExpr", "CStyleCastExpr" -> cast(node);
      case "IntegerLiteral" -> facts.add("literal " + node.get("value") + " " + type(node));
      case "CharacterLiteral" ->
          facts.add("literal " + (int) Long.parseLong(node.get("value")) + " " + type(node));
      case "FloatingLiteral" -> floating(node);
      case "MemberExpr" -> fact("member", node);
      case "ArraySubscriptExpr" -> fact("element", node);
      case "StmtExpr" -> fact("({})", node);
      case "VAArgExpr" -> fact("va_arg", node);
      default -> {}
    }
  }

  /** clang promotes some operands that are only tested against zero. */
  private static void unpromote(ClangNode node, int index) {
    ClangNode operand = node.inner().get(index);
    if (operand.kind().equals("ImplicitCastExpr")
        && operand.get("castKind").equals("IntegralCast")) {
      node.inner().set(index, operand.inner().getFirst());
    }
  }

  private void binary(ClangNode node) {
    String operator = node.get("opcode");
    switch (operator) {
      case "&&", "||" -> {
        fact(operator, node);
        unpromote(node, 0);
        unpromote(node, 1);
      }
      case "," -> fact(",", node);
      case "=" -> fact("=", node);
      case "==", "!=", "<", ">", "<=", ">=" -> {
        String operands = type(node.inner().getFirst());
        facts.add(
            operator
                + " "
                + type(node)
                + " on "
                + (ARITHMETIC.contains(operands) ? operands : "pointers"));
      }
      default -> fact(operator, node);
    }
  }

  private void unary(ClangNode node) {
    switch (node.get("opcode")) {
      case "-", "~", "!" -> fact(node.get("opcode"), node);
      case "++", "--" ->
          fact(
              node.get("isPostfix").equals("true") ? "x" + node.get("opcode") : node.get("opcode"),
              node);
      case "*" -> fact("*", node);
      default -> {}
    }
  }

  private void cast(ClangNode node) {
    String to = type(node);
    // clang promotes before it converts to a floating type.
    if (node.get("castKind").equals("IntegralToFloating")
        && node.kind().equals("ImplicitCastExpr")) {
      unpromote(node, 0);
    }
    String from = type(node.inner().getFirst());
    if (ARITHMETIC.contains(to) && ARITHMETIC.contains(from) && !from.equals(to)) {
      facts.add("cast " + from + " to " + to);
    }
  }

  private void floating(ClangNode node) {
    String text = node.get("value").replace("inf", "Infinity");
    double value = type(node).equals("float") ? Float.parseFloat(text) : Double.parseDouble(text);
    facts.add("literal " + value + " " + type(node));
  }
}
