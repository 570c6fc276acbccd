// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kiki.cli.LoopModel.Arithmetic;
import kiki.cli.LoopModel.Choose;
import kiki.cli.LoopModel.Code;
import kiki.cli.LoopModel.Condition;
import kiki.cli.LoopModel.Constant;
import kiki.cli.LoopModel.Element;
import kiki.cli.LoopModel.End;
import kiki.cli.LoopModel.Jump;
import kiki.cli.LoopModel.Operand;
import kiki.cli.LoopModel.Operation;
import kiki.cli.LoopModel.Read;
import kiki.cli.LoopModel.Store;
import kiki.cli.LoopModel.StoreElement;
import kiki.cli.LoopModel.Test;
import kiki.cli.LoopModel.Variable;
import kiki.util.Seeds;

/**
 * Writes programs with nested and successive loops over variables of four to six bits, as C and as
 * a model that can be explored.
 */
final class RandomLoops {
  /** How the few bits are written in C. */
  enum Style {
    /** Bit-fields of different widths and signs. */
    FIELDS(Arithmetic.PROMOTED, "+-*&|^/%"),
    /** Characters cut by masks, and an array of them. */
    MASKED(Arithmetic.PROMOTED, "+-*&|^/%"),
    /** A type of few bits that wraps around. */
    UNSIGNED(Arithmetic.WRAPPING, "+-*&|^"),
    /** The same with negative values. */
    SIGNED(Arithmetic.WRAPPING, "+-*&|^"),
    /** The highest bits of an int: overflow is the int's. */
    SCALED(Arithmetic.UNDEFINED, "+-&|^");

    private final Arithmetic arithmetic;
    private final String operators;

    Style(Arithmetic arithmetic, String operators) {
      this.arithmetic = arithmetic;
      this.operators = operators;
    }
  }

  /** A program in both forms. */
  record Generated(String text, LoopModel model) {}

  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "==", "!=", "!=");
  private static final int SCALE = 1 << 28;
  private static final int ELEMENTS = 4;
  private static final int ELEMENT_WIDTH = 3;
  private static final int MAX_DEPTH = 2;

  private final Random random;
  private final Style style;
  private final List<Variable> variables = new ArrayList<>();
  private final List<Code> code = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private int scalars;
  private int labels;

  RandomLoops(long seed) {
    this.random = Seeds.random(seed);
    this.style = Style.values()[random.nextInt(Style.values().length)];
  }

  Generated generate() {
    declare();
    int loops = 1 + random.nextInt(2);
    for (int i = 0; i < loops; i++) {
      if (random.nextBoolean()) {
        simple("  ");
      }
      loop(1, "  ");
    }
    line("  ", "return 0;");
    code.add(new End());
    text.append("}\n");
    return new Generated(text.toString(), new LoopModel(variables, code, style.arithmetic));
  }

  private void declare() {
    int width = 4 + random.nextInt(style == Style.SCALED ? 1 : 3);
    scalars = 2 + random.nextInt(2);
    for (int i = 0; i < scalars; i++) {
      String name = String.valueOf((char) ('a' + i));
      switch (style) {
        case FIELDS, MASKED ->
            variables.add(new Variable(name, 4 + random.nextInt(3), random.nextBoolean()));
        case UNSIGNED -> variables.add(new Variable(name, width, false));
        case SIGNED, SCALED -> variables.add(new Variable(name, width, true));
      }
    }
    text.append("extern unsigned nondet_uint(void);\n");
    switch (style) {
      case FIELDS -> {
        text.append("struct {");
        variables.forEach(v -> text.append(" %s %s : %d;".formatted(sign(v), v.name(), v.width())));
        text.append(" } s;\n");
      }
      case UNSIGNED, SIGNED ->
          text.append(
              "typedef %s __CPROVER_bitvector[%d] T;\nextern T nondet_t(void);\n"
                  .formatted(sign(variables.getFirst()), width));
      case MASKED, SCALED -> {}
    }
    text.append("int main(void) {\n");
    for (Variable v : variables) {
      switch (style) {
        case FIELDS -> {}
        case MASKED ->
            line("  ", (v.signed() ? "signed" : "unsigned") + " char " + v.name() + " = 0;");
        case UNSIGNED, SIGNED -> line("  ", "T " + v.name() + " = 0;");
        case SCALED -> line("  ", "int " + v.name() + " = 0;");
      }
    }
    if (style == Style.MASKED) {
      line("  ", "unsigned char t[" + ELEMENTS + "] = {0};");
      for (int i = 0; i < ELEMENTS; i++) {
        variables.add(new Variable("t" + i, ELEMENT_WIDTH, false));
      }
    }
    for (int i = 0; i < scalars; i++) {
      if (random.nextInt(3) > 0) {
        choose(i, "  ");
      } else {
        assign(i, new Constant(constant()), "  ");
      }
    }
  }

  private static String sign(Variable v) {
    return v.signed() ? "signed" : "unsigned";
  }

  private void block(int depth, String indent, int statements) {
    for (int i = 0; i < statements; i++) {
      if (depth < MAX_DEPTH && random.nextInt(5) == 0) {
        loop(depth + 1, indent);
      } else {
        simple(indent);
      }
    }
  }

  private void simple(String indent) {
    switch (random.nextInt(9)) {
      case 0 -> choose(random.nextInt(scalars), indent);
      case 1, 2 -> branch(indent);
      case 3 -> {
        Condition c = condition();
        line(indent, "if (" + print(c) + ") return 0;");
        int test = code.size();
        code.add(null);
        code.add(new End());
        code.set(test, new Test(c, code.size()));
      }
      case 4 -> element(indent);
      case 5, 6 -> step(indent);
      default -> assign(random.nextInt(scalars), expression(), indent);
    }
  }

  private void element(String indent) {
    if (style != Style.MASKED) {
      step(indent);
      return;
    }
    Operand index = operand();
    Operand value = expression();
    line(
        indent,
        "t[(%s) & %d] = (%s) & %d;"
            .formatted(print(index), ELEMENTS - 1, print(value), (1 << ELEMENT_WIDTH) - 1));
    code.add(new StoreElement(scalars, ELEMENTS, index, value));
  }

  private void step(String indent) {
    int variable = random.nextInt(scalars);
    char operator = random.nextBoolean() ? '+' : '-';
    assign(
        variable,
        new Operation(operator, new Read(variable), new Constant(1 + random.nextInt(3))),
        indent);
  }

  private void branch(String indent) {
    Condition c = condition();
    line(indent, "if (" + print(c) + ") {");
    int test = code.size();
    code.add(null);
    step(indent + "  ");
    if (random.nextBoolean()) {
      int jump = code.size();
      code.add(null);
      code.set(test, new Test(c, code.size()));
      line(indent, "} else {");
      assign(random.nextInt(scalars), expression(), indent + "  ");
      code.set(jump, new Jump(code.size()));
    } else {
      code.set(test, new Test(c, code.size()));
    }
    line(indent, "}");
  }

  private void loop(int depth, String indent) {
    String inner = indent + "  ";
    Condition c = condition();
    int head = code.size();
    List<Integer> leaving = new ArrayList<>();
    List<Integer> continuing = new ArrayList<>();
    String label = "again" + labels++;
    int form = random.nextInt(5);
    switch (form) {
      case 0 -> line(indent, "do {");
      case 1 -> line(indent, label + ": {");
      default -> {
        line(indent, "while (" + print(c) + ") {");
        code.add(null);
      }
    }
    block(depth, inner, 1 + random.nextInt(2));
    exits(form, inner, leaving, continuing);
    step(inner);
    int condition = code.size();
    switch (form) {
      case 0 -> {
        line(indent, "} while (" + print(c) + ");");
        code.add(new Test(c, code.size() + 2));
        code.add(new Jump(head));
      }
      case 1 -> {
        line(inner, "if (" + print(c) + ") goto " + label + ";");
        line(indent, "}");
        code.add(new Test(c, code.size() + 2));
        code.add(new Jump(head));
      }
      default -> {
        line(indent, "}");
        code.add(new Jump(head));
        code.set(head, new Test(c, code.size()));
        condition = head;
      }
    }
    for (int l : leaving) {
      code.set(l, new Jump(code.size()));
    }
    for (int l : continuing) {
      code.set(l, new Jump(condition));
    }
  }

  private void exits(int form, String indent, List<Integer> leaving, List<Integer> continuing) {
    boolean leave = random.nextBoolean();
    if (form == 1 || random.nextInt(3) > 0) {
      return;
    }
    Condition c = condition();
    line(indent, "if (" + print(c) + ") " + (leave ? "break;" : "continue;"));
    code.add(new Test(c, code.size() + 2));
    (leave ? leaving : continuing).add(code.size());
    code.add(null);
  }

  private void choose(int variable, String indent) {
    Variable v = variables.get(variable);
    switch (style) {
      case FIELDS -> line(indent, "s." + v.name() + " = nondet_uint();");
      case MASKED -> line(indent, v.name() + " = " + cut(v, "nondet_uint()") + ";");
      case UNSIGNED, SIGNED -> line(indent, v.name() + " = nondet_t();");
      case SCALED -> line(indent, v.name() + " = (int)(nondet_uint() & 0xf0000000u);");
    }
    code.add(new Choose(variable));
  }

  private void assign(int variable, Operand value, String indent) {
    Variable v = variables.get(variable);
    switch (style) {
      case FIELDS -> line(indent, "s." + v.name() + " = " + print(value) + ";");
      case MASKED -> line(indent, v.name() + " = " + cut(v, print(value)) + ";");
      case UNSIGNED, SIGNED, SCALED -> line(indent, v.name() + " = " + print(value) + ";");
    }
    code.add(new Store(variable, value));
  }

  private static String cut(Variable v, String value) {
    int mask = (1 << v.width()) - 1;
    int high = 1 << v.width() - 1;
    return v.signed()
        ? "(int)(((%s) & %d) ^ %d) - %d".formatted(value, mask, high, high)
        : "(%s) & %d".formatted(value, mask);
  }

  private Condition condition() {
    String relation = RELATIONS.get(random.nextInt(RELATIONS.size()));
    return new Condition(expression(), relation, operand());
  }

  private Operand expression() {
    if (random.nextInt(3) == 0) {
      return operand();
    }
    char operator = style.operators.charAt(random.nextInt(style.operators.length()));
    boolean divides = operator == '/' || operator == '%';
    return new Operation(
        operator, operand(), divides ? new Constant(2 + random.nextInt(4)) : operand());
  }

  private Operand operand() {
    int choice = random.nextInt(6);
    if (choice < 2) {
      return new Constant(constant());
    }
    return choice == 2 && style == Style.MASKED
        ? new Element(scalars, ELEMENTS, new Read(random.nextInt(scalars)))
        : new Read(random.nextInt(scalars));
  }

  private long constant() {
    return switch (style) {
      case FIELDS, MASKED -> random.nextInt(24) - 8;
      case UNSIGNED -> random.nextInt(16);
      case SIGNED, SCALED -> random.nextInt(15) - 7;
    };
  }

  private String print(Condition c) {
    return print(c.left()) + " " + c.relation() + " " + print(c.right());
  }

  private String print(Operand operand) {
    return switch (operand) {
      case Constant(long value) ->
          switch (style) {
            case FIELDS, MASKED -> String.valueOf(value);
            case UNSIGNED, SIGNED -> "((T)" + value + ")";
            case SCALED -> String.valueOf(value * SCALE);
          };
      case Read(int variable) ->
          (style == Style.FIELDS ? "s." : "") + variables.get(variable).name();
      case Element(int _, int size, Operand index) ->
          "t[(" + print(index) + ") & " + (size - 1) + "]";
      case Operation(char operator, Operand left, Operand right) ->
          "(" + print(left) + " " + operator + " " + print(right) + ")";
    };
  }

  private void line(String indent, String content) {
    text.append(indent).append(content).append('\n');
  }
}
