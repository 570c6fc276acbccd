// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An SV-COMP property file: {@code CHECK( init(main()), LTL(G ! call(reach_error())) )} and the
 * like, one or more, white space free.
 *
 * @param entry the function in {@code init(...)}
 * @param errorFunctions functions that must not be called
 * @param text the file as given, for witnesses
 */
public record Specification(
    String entry, Set<Check> checks, Set<String> errorFunctions, boolean termination, String text) {

  private static final Pattern CHECK =
      Pattern.compile(
          "CHECK\\s*\\(\\s*init\\s*\\(\\s*(\\w+)\\s*\\(\\s*\\)\\s*\\)\\s*,\\s*LTL\\s*\\(\\s*(.*?)\\s*\\)\\s*\\)\\s*(?=CHECK|$)",
          Pattern.DOTALL);
  private static final Pattern CALL = Pattern.compile("G!call\\((\\w+)\\(\\)\\)");
  private static final Map<String, Set<Check>> FORMULAS = formulas();

  /** What an unknown function requires and does is about memory. */
  private static Map<String, Set<Check>> formulas() {
    Map<String, Set<Check>> map = new LinkedHashMap<>();
    map.put("Gvalid-free", EnumSet.of(Check.POINTERS, Check.UNMODELLED));
    map.put("Gvalid-deref", EnumSet.of(Check.POINTERS, Check.BOUNDS, Check.UNMODELLED));
    map.put("Gvalid-memtrack", EnumSet.of(Check.MEMORY_TRACK, Check.UNMODELLED));
    map.put("Gvalid-memcleanup", EnumSet.of(Check.MEMORY_LEAK, Check.UNMODELLED));
    map.put("G!overflow", EnumSet.of(Check.SIGNED_OVERFLOW));
    return map;
  }

  /** Reads the text; {@code name} is the file's name for messages. */
  public static Specification parse(String text, String name) {
    EnumSet<Check> checks = EnumSet.noneOf(Check.class);
    Set<String> errors = new java.util.LinkedHashSet<>();
    boolean termination = false;
    Optional<String> entry = Optional.empty();
    Matcher m = CHECK.matcher(text.strip());
    int end = 0;
    while (m.find() && m.start() == end) {
      end = m.end();
      entry = Optional.of(m.group(1));
      String formula = m.group(2).replaceAll("\\s+", "");
      Matcher call = CALL.matcher(formula);
      if (call.matches()) {
        checks.add(Check.UNREACH_CALL);
        errors.add(call.group(1));
      } else if (formula.equals("Fend")) {
        termination = true;
      } else if (FORMULAS.containsKey(formula)) {
        checks.addAll(FORMULAS.get(formula));
      } else {
        throw new UsageError(name + ": property not supported: " + m.group(2));
      }
    }
    if (entry.isEmpty() || end != text.strip().length()) {
      throw new UsageError(
          name
              + ": expected lines of the form CHECK( init(main()), LTL(G ! call(reach_error())) )");
    }
    if (termination && !checks.isEmpty()) {
      throw new UsageError(name + ": termination cannot be checked together with other properties");
    }
    return new Specification(
        entry.get(), Collections.unmodifiableSet(checks), errors, termination, text);
  }
}
