// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.Checking;
import kiki.cfront.source.Language;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.contract.Clause;
import kiki.lower.contract.Extent;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;

/**
 * Programs made from contracts: a valid call of each function with a pointer argument, and one for
 * each way to break what the contract requires.
 */
final class ContractPrograms {
  /** What is wrong with an argument. */
  enum Misuse {
    NONE,
    NULL,
    FREED,
    TOO_SMALL,
    UNTERMINATED,
    CLOSED
  }

  /** A program that calls a function once, in a line of its own. */
  record Case(String function, String parameter, Misuse misuse, String text) {
    boolean isValid() {
      return misuse == Misuse.NONE;
    }

    @Override
    public String toString() {
      return function + (isValid() ? "" : "-" + parameter + "-" + misuse);
    }
  }

  /** What is passed for the numbers in a call. */
  private static final int NUMBER = 2;

  private static final String TEXT = "ab";
  private static final int ROOM = 64;

  /**
   * Functions whose valid calls need more than their contract says: a comparison of another type,
   * an alignment, a locale, room for two strings, a byte that is found.
   */
  private static final Set<String> NOT_GENERATED =
      Set.of(
          "bsearch",
          "qsort_r",
          "lfind",
          "posix_memalign",
          "gets",
          "rawmemchr",
          "strcat",
          "strncat",
          "wcscat",
          "wcsncat");

  /** These may know their answer before they see the end of a string. */
  private static final Set<String> STOPS_EARLY =
      Set.of(
          "ato",
          "strto",
          "strcmp",
          "strcoll",
          "strcasecmp",
          "wcscmp",
          "strn",
          "bcmp",
          "strspn",
          "strcspn",
          "strpbrk",
          "strstr",
          "strcasestr");

  private static final Layout LAYOUT = new Layout(Language.LP64.dataModel());

  private final String header;
  private final LibraryContract contract;
  private final Symbol function;
  private final FunctionType type;

  private ContractPrograms(String header, LibraryContract contract, Symbol function) {
    this.header = header;
    this.contract = contract;
    this.function = function;
    this.type = (FunctionType) function.type();
  }

  /** The programs for all functions of the headers. */
  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    LibraryContracts.all()
        .forEach(
            (header, contracts) -> {
              Map<String, Symbol> declared = declared(header);
              for (LibraryContract c : contracts) {
                c.names().stream()
                    .map(declared::get)
                    .filter(s -> s != null && s.type() instanceof FunctionType)
                    .forEach(s -> cases.addAll(new ContractPrograms(header, c, s).cases()));
              }
            });
    return cases;
  }

  private static Map<String, Symbol> declared(String header) {
    Map<String, Symbol> byName = new LinkedHashMap<>();
    String text = "#define _GNU_SOURCE 1\n#include <" + header + ">\nint used;\n";
    for (Symbol s : Checking.of(text).unit().declaredFunctions()) {
      byName.put(s.name(), s);
    }
    return byName;
  }

  private List<Case> cases() {
    if (contract.unknown().isPresent()
        || contract.parameters().contains("format")
        || function.name().endsWith("_l")
        || NOT_GENERATED.contains(function.name())) {
      return List.of();
    }
    List<Case> cases = new ArrayList<>();
    List<String> pointers = new ArrayList<>();
    for (int i = 0; i < type.parameters().size(); i++) {
      String parameter = contract.parameters().get(i);
      CType t = type.parameters().get(i);
      boolean isStated = clause(parameter).isPresent() || text(parameter).isPresent();
      if (t instanceof PointerType && isStated) {
        pointers.add(parameter);
      } else if (!isPassable(parameter, t)) {
        return List.of();
      }
    }
    if (pointers.isEmpty()) {
      return List.of();
    }
    cases.add(program("", Misuse.NONE));
    for (String p : pointers) {
      misuses(p).forEach(m -> cases.add(program(p, m)));
    }
    return cases;
  }

  private static boolean isPassable(String parameter, CType t) {
    return t instanceof IntType
        || t instanceof FloatType
        || parameter.equals("compare")
        || t instanceof PointerType p && !(p.target() instanceof FunctionType);
  }

  private Optional<Clause> clause(String parameter) {
    return contract.clauses().stream()
        .filter(
            c ->
                c instanceof Clause.Memory m && m.parameter().equals(parameter)
                    || c instanceof Clause.Stream s && s.parameter().equals(parameter)
                    || c instanceof Clause.Close k && k.parameter().equals(parameter))
        .findFirst();
  }

  private Optional<Clause.Text> text(String parameter) {
    return contract.all(Clause.Text.class).filter(t -> t.parameter().equals(parameter)).findFirst();
  }

  private List<Misuse> misuses(String parameter) {
    List<Misuse> misuses = new ArrayList<>();
    if (text(parameter).isPresent()) {
      addNull(text(parameter).get().allowed(), misuses);
      misuses.add(Misuse.FREED);
      if (STOPS_EARLY.stream().noneMatch(function.name()::startsWith)) {
        misuses.add(Misuse.UNTERMINATED);
      }
      return misuses;
    }
    switch (clause(parameter).orElseThrow()) {
      case Clause.Memory m -> {
        addNull(m.allowed(), misuses);
        misuses.add(Misuse.FREED);
        if (size(m) > 0 && (m.extent().isPresent() || sizeOf(m.parameter()).isPresent())) {
          misuses.add(Misuse.TOO_SMALL);
        }
      }
      case Clause.Stream s -> {
        addNull(s.allowed(), misuses);
        misuses.add(Misuse.CLOSED);
      }
      case Clause.Close c -> misuses.addAll(List.of(Misuse.NULL, Misuse.CLOSED));
      case Clause other -> throw new IllegalStateException("no pointer: " + other);
    }
    return misuses;
  }

  private static void addNull(Clause.Null allowed, List<Misuse> misuses) {
    if (allowed == Clause.Null.FORBIDDEN) {
      misuses.add(Misuse.NULL);
    }
  }

  private Case program(String wrong, Misuse misuse) {
    StringBuilder setUp = new StringBuilder();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < type.parameters().size(); i++) {
      String parameter = contract.parameters().get(i);
      Misuse here = parameter.equals(wrong) ? misuse : Misuse.NONE;
      arguments.add(argument(parameter, type.parameters().get(i), here, setUp));
    }
    String text =
        "#define _GNU_SOURCE\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
            + "#include <dirent.h>\n#include <wchar.h>\n#include <"
            + header
            + ">\nstatic int compare(const void *a, const void *b) {\n"
            + "  return *(const char *)a - *(const char *)b;\n}\nint main(void) {\n"
            + "  (void)compare;\n"
            + setUp
            + "  "
            + function.name()
            + "("
            + String.join(", ", arguments)
            + ");\n}\n";
    return new Case(function.name(), wrong, misuse, text);
  }

  private String argument(String parameter, CType t, Misuse misuse, StringBuilder setUp) {
    if (!(t instanceof PointerType pointer)) {
      return Integer.toString(NUMBER);
    }
    if (parameter.equals("compare")) {
      return "compare";
    }
    if (misuse == Misuse.NULL) {
      return "NULL";
    }
    Optional<Clause.Text> text = text(parameter);
    if (text.isPresent()) {
      string(text.get(), misuse, setUp);
    } else if (clause(parameter).isEmpty()) {
      return "NULL";
    } else if (clause(parameter).get() instanceof Clause.Memory m) {
      memory(m, misuse, setUp);
    } else {
      stream(parameter, pointer, misuse, setUp);
    }
    if (misuse == Misuse.FREED) {
      setUp.append("  free(").append(parameter).append("_);\n");
    }
    return parameter + "_";
  }

  private static void string(Clause.Text text, Misuse misuse, StringBuilder setUp) {
    boolean isWide = text.characters() == Clause.Characters.WIDE;
    String p = text.parameter() + "_";
    String element = isWide ? "wchar_t" : "char";
    int count = misuse == Misuse.UNTERMINATED && text.limit().isPresent() ? 1 : 3;
    setUp.append("  ").append(element).append(" *").append(p).append(" = malloc(");
    setUp.append(count).append(" * sizeof *").append(p).append(");\n");
    for (int i = 0; i < count; i++) {
      boolean isEnd = i == TEXT.length() && misuse != Misuse.UNTERMINATED;
      String character = isEnd ? "0" : "'" + TEXT.charAt(Math.min(i, 1)) + "'";
      setUp.append("  ").append(p).append("[").append(i).append("] = ");
      setUp.append(character).append(";\n");
    }
  }

  private void memory(Clause.Memory m, Misuse misuse, StringBuilder setUp) {
    long size = size(m);
    boolean isConstant = m.extent().map(e -> e instanceof Extent.Number).orElse(true);
    long room = misuse == Misuse.TOO_SMALL ? size - 1 : isConstant ? Math.max(size, ROOM) : size;
    String p = m.parameter() + "_";
    setUp.append("  void *").append(p).append(" = calloc(").append(room).append(", 1);\n");
    boolean isSize =
        contract
            .all(Clause.Memory.class)
            .anyMatch(
                o -> o.extent().isPresent() && o.extent().get().equals(pointee(m.parameter())));
    if (isSize && room >= Integer.BYTES) {
      setUp.append("  *(int *)").append(p).append(" = ").append(NUMBER).append(";\n");
    }
  }

  private static Extent pointee(String parameter) {
    return new Extent.Pointee(parameter);
  }

  private static void stream(
      String parameter, PointerType pointer, Misuse misuse, StringBuilder setUp) {
    boolean isFile = pointer.target() instanceof StructType s && s.toString().contains("FILE");
    String p = parameter + "_";
    String kind = isFile ? "FILE" : "DIR";
    setUp.append("  ").append(kind).append(" *").append(p).append(" = ");
    setUp.append(isFile ? "tmpfile()" : "opendir(\".\")").append(";\n  if (").append(p);
    setUp.append(" == NULL)\n    return 0;\n");
    if (misuse == Misuse.CLOSED) {
      setUp.append(isFile ? "  fclose(" : "  closedir(").append(p).append(");\n");
    }
  }

  private long size(Clause.Memory m) {
    return m.extent().map(this::value).orElseGet(() -> sizeOf(m.parameter()).orElse((long) ROOM));
  }

  private Optional<Long> sizeOf(String parameter) {
    CType t = type.parameters().get(contract.parameters().indexOf(parameter));
    boolean isSized =
        t instanceof PointerType p
            && !(p.target() instanceof VoidType)
            && Layout.hasConstantSize(p.target());
    return isSized ? Optional.of(LAYOUT.sizeOf(((PointerType) t).target())) : Optional.empty();
  }

  private long value(Extent extent) {
    return switch (extent) {
      case Extent.Number n -> n.value().longValue();
      case Extent.Parameter p -> NUMBER;
      case Extent.Pointee p -> NUMBER;
      case Extent.Length l -> TEXT.length();
      case Extent.SizeOf s -> sizeOf(s.name()).orElse(1L);
      case Extent.Sum s -> value(s.left()) + value(s.right());
      case Extent.Difference d -> value(d.left()) - value(d.right());
      case Extent.Product p -> value(p.left()) * value(p.right());
    };
  }
}
