// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Property;
import kiki.term.value.Value;

/**
 * A C file that, compiled and linked with the program, makes a counterexample happen: the functions
 * without body return the values of the counterexample in their order. What no function can bring
 * about (contents of uninitialised variables, pointers to objects) is listed in comments.
 */
public final class Reproducer {
  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

  /** The types of {@code __VERIFIER_nondet_X} by X, as SV-COMP's rules declare them. */
  public static final Map<String, String> NONDET = nondet();

  private final Map<String, String> types = new LinkedHashMap<>();
  private final Map<String, List<String>> values = new LinkedHashMap<>();
  private final List<String> notes = new ArrayList<>();
  private final List<String> entry;

  private final ValuePrinter printer;
  private final Set<Initialized> initialized = new HashSet<>();

  /** A variable that gets a value in the line that declares it. */
  private record Initialized(Symbol symbol, int line) {}

  private Reproducer(ValuePrinter printer, List<String> entry) {
    this.printer = printer;
    this.entry = entry;
  }

  private void note(List<Counterexample.Step> steps) {
    for (Counterexample.Step s : steps) {
      Instruction i = s.step().instruction();
      if (Instructions.target(i).orElse(null) instanceof Expr.Variable(Symbol symbol)) {
        initialized.add(new Initialized(symbol, i.location().line()));
      }
    }
  }

  private static Map<String, String> nondet() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("bool", "_Bool");
    map.put("char", "char");
    map.put("uchar", "unsigned char");
    map.put("short", "short");
    map.put("ushort", "unsigned short");
    map.put("int", "int");
    map.put("uint", "unsigned int");
    map.put("unsigned", "unsigned int");
    map.put("u32", "unsigned int");
    map.put("long", "long");
    map.put("ulong", "unsigned long");
    map.put("size_t", "unsigned long");
    map.put("longlong", "long long");
    map.put("ulonglong", "unsigned long long");
    map.put("loff_t", "long long");
    map.put("float", "float");
    map.put("double", "double");
    map.put("pointer", "void *");
    map.put("pchar", "char *");
    return Collections.unmodifiableMap(map);
  }

  public static String text(Property property, Counterexample counterexample) {
    ValuePrinter printer = new ValuePrinter(counterexample.objects());
    Reproducer reproducer = new Reproducer(printer, EntryCall.lines(counterexample));
    reproducer.note(counterexample.steps());
    counterexample.choices().forEach(reproducer::add);
    return String.join("\n", reproducer.lines(property)) + "\n";
  }

  private void add(Counterexample.Choice choice) {
    boolean inStartUp = choice.event().callStack().isEmpty();
    if (inStartUp && !entry.isEmpty()) {
      return;
    }
    switch (choice.event().instruction()) {
      case Instruction.Input i when !inStartUp && i.isOfFunction() ->
          result(i.source(), i.target().type(), choice);
      case Instruction.Input i -> note(i.location() + ": " + i.source(), choice);
      case Instruction.Declare d -> {
        if (!initialized.contains(new Initialized(d.symbol(), d.location().line()))) {
          note(d.location() + ": initial value", choice);
        }
      }
      case Instruction i -> note(i.location() + ": memory", choice);
    }
  }

  private void note(String what, Counterexample.Choice choice) {
    choice
        .values()
        .forEach(
            (variable, value) -> {
              if (!variable.isTemporary()) {
                notes.add(what + " " + variable.text() + " = " + printer.print(variable, value));
              }
            });
  }

  private void result(String function, CType type, Counterexample.Choice choice) {
    if (choice.values().isEmpty()) {
      use(function, type, "0");
      return;
    }
    Value value = choice.values().values().iterator().next();
    switch (value) {
      case Value.Bool b -> use(function, type, b.isTrue() ? "1" : "0");
      case Value.Float(var number) when type instanceof FloatType -> {
        String constant = number.toCString("");
        use(
            function,
            type,
            constant.replace("NAN", "__builtin_nan(\"\")").replace("INFINITY", "__builtin_inf()"));
      }
      case Value.Bits bits when type instanceof IntType t ->
          use(function, type, integer(t.isSigned() ? bits.signed() : bits.unsigned()));
      case Value.Bits bits when type instanceof PointerType && bits.isZero() ->
          use(function, type, "0");
      case Value v -> {
        note(function, choice);
        use(function, type, "0");
      }
    }
  }

  private void use(String function, CType type, String value) {
    String suffix = function.replaceFirst("^__VERIFIER_nondet_", "");
    String known = suffix.equals(function) ? null : NONDET.get(suffix);
    String own =
        switch (type) {
          case IntType t -> t.toString();
          case FloatType t -> t.toString();
          case CType t -> "void *";
        };
    types.putIfAbsent(function, known == null ? own : known);
    values.computeIfAbsent(function, f -> new ArrayList<>()).add(value);
  }

  /** A constant expression; the most negative value has no constant of its own type. */
  public static String integer(BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      return value.longValueExact() == Long.MIN_VALUE
          ? "(-9223372036854775807LL - 1)"
          : value + (value.bitLength() < Integer.SIZE - 1 ? "" : "LL");
    }
    if (value.signum() > 0 && value.bitLength() == Long.SIZE) {
      return value + "ULL";
    }
    BigInteger low = value.mod(TWO_64);
    BigInteger high = value.shiftRight(Long.SIZE).mod(TWO_64);
    return "(__int128)((unsigned __int128)" + high + "ULL << 64 | " + low + "ULL)";
  }

  private List<String> lines(Property property) {
    List<String> lines = new ArrayList<>();
    lines.add("/* Makes the program violate " + property.name() + " at " + property.location());
    lines.add("   (" + property.description().replace("*/", "* /") + ").");
    lines.add("   Compile it together with the program. */");
    notes.forEach(n -> lines.add("/* not reproduced: " + n.replace("*/", "* /") + " */"));
    lines.add("extern void abort(void);");
    lines.add("extern void exit(int);");
    lines.add("#define WEAK __attribute__((weak))");
    lines.add("WEAK void reach_error(void) { abort(); }");
    lines.add("WEAK void __VERIFIER_error(void) { abort(); }");
    lines.add("WEAK void __VERIFIER_assume(int holds) { if (!holds) exit(0); }");
    lines.add("WEAK void __CPROVER_assume(int holds) { if (!holds) exit(0); }");
    lines.add(
        "WEAK void __CPROVER_assert(int holds, const char *text)"
            + " { (void)text; if (!holds) abort(); }");
    NONDET.forEach(
        (suffix, type) -> {
          String name = "__VERIFIER_nondet_" + suffix;
          if (!types.containsKey(name)) {
            lines.add("WEAK " + type + " " + name + "(void) { return 0; }");
          }
        });
    types.forEach((name, type) -> function(lines, name, type));
    lines.addAll(entry);
    return lines;
  }

  private void function(List<String> lines, String name, String type) {
    List<String> results = values.get(name);
    lines.add(type + " " + name + "() {");
    lines.add("  static " + type + " values[] = {" + String.join(", ", results) + "};");
    lines.add("  static unsigned long next;");
    lines.add("  return next < " + results.size() + " ? values[next++] : 0;");
    lines.add("}");
  }
}
