// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes random macro definitions and uses of them. */
final class MacroGenerator {
  private static final List<String> MACROS = List.of("f", "g", "h", "p", "q", "r", "s", "t");
  private static final List<String> PLAIN =
      List.of("x", "y", "1", "2.5e+3", "+", "-", "<", "=", "\"a\\n\"", "'b'", "EMPTY", ".", "z9");

  private final Random random;

  MacroGenerator(Random random) {
    this.random = random;
  }

  String program() {
    StringBuilder out = new StringBuilder("#define EMPTY\n#define str(...) #__VA_ARGS__\n");
    out.append("#define xstr(...) str(__VA_ARGS__)\n#define cat(a, b) a ## b\n");
    out.append("#define xcat(a, b) cat(a, b)\n");
    for (String macro : MACROS) {
      define(macro, out);
    }
    for (int i = 0; i < 6; i++) {
      out.append(use(3));
      for (int k = random.nextInt(4); k > 0; k--) {
        out.append(gap()).append(use(2));
      }
      out.append(";\n");
    }
    return out.toString();
  }

  private void define(String macro, StringBuilder out) {
    out.append("#define ").append(macro);
    List<String> parameters = new ArrayList<>();
    boolean function = random.nextInt(3) > 0;
    boolean variadic = function && random.nextInt(3) == 0;
    if (function) {
      for (int i = random.nextInt(3); i > 0; i--) {
        parameters.add("abc".substring(i, i + 1).replace("a", "d"));
      }
      List<String> written = new ArrayList<>(parameters);
      if (variadic) {
        boolean named = random.nextInt(3) == 0;
        written.add(named ? "v..." : "...");
        parameters.add(named ? "v" : "__VA_ARGS__");
      }
      out.append('(').append(String.join(", ", written)).append(')');
    }
    out.append(' ');
    int length = random.nextInt(6);
    for (int i = 0; i < length; i++) {
      out.append(part(parameters, variadic)).append(gap());
    }
    out.append('\n');
  }

  private String part(List<String> parameters, boolean variadic) {
    boolean some = !parameters.isEmpty();
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> some ? pick(parameters) : pick(PLAIN);
      case 3 -> some ? "# " + pick(parameters) : pick(MACROS);
      case 4 -> operand(parameters) + " ## " + operand(parameters);
      case 5 -> operand(parameters) + "##" + operand(parameters) + "##" + operand(parameters);
      case 6, 7 -> pick(MACROS);
      case 8 -> pick(MACROS) + gap() + "(" + (some ? pick(parameters) : "x") + ")";
      case 9 -> variadic ? "y , ## " + parameters.getLast() : "(";
      case 10 ->
          variadic ? "__VA_OPT__(" + pick(PLAIN) + gap() + pick(parameters) + ")" : pick(PLAIN);
      default -> pick(PLAIN);
    };
  }

  private String operand(List<String> parameters) {
    boolean parameter = !parameters.isEmpty() && random.nextInt(3) > 0;
    return parameter ? pick(parameters) : pick(List.of("x", "f", "g", "1", "h2"));
  }

  private String use(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(7)) {
      case 0 -> pick(PLAIN);
      case 1 -> pick(MACROS);
      case 2 -> pick(List.of("str", "xstr")) + "(" + use(depth - 1) + ")";
      case 3 -> "xcat(" + pick(MACROS) + "," + gap() + use(0) + ")";
      default -> {
        StringBuilder call = new StringBuilder(pick(MACROS)).append(gap()).append('(');
        int arguments = random.nextInt(4);
        for (int i = 0; i < arguments; i++) {
          call.append(i == 0 ? "" : "," + gap());
          call.append(random.nextInt(6) == 0 ? "" : use(depth - 1));
          call.append(random.nextInt(4) == 0 ? gap() + use(depth - 1) : "");
        }
        yield call.append(')').toString();
      }
    };
  }

  private String gap() {
    return random.nextInt(3) == 0 ? "" : random.nextInt(8) == 0 ? " /* c */ " : " ";
  }

  private String pick(List<String> from) {
    return from.get(random.nextInt(from.size()));
  }
}
