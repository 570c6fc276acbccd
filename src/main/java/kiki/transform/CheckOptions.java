package kiki.transform;

import java.util.Optional;
import java.util.Set;
import kiki.options.Check;
import kiki.options.Options;

/**
 * Which properties to check.
 *
 * @param errorFunctions functions that must not be called, when UNREACH_CALL is among the checks
 * @param errorLabel label that must not be reached, when ERROR_LABEL is among the checks
 */
public record CheckOptions(
    Set<Check> checks, Set<String> errorFunctions, Optional<String> errorLabel) {
  /** What 2LS and older and newer SV-COMP tasks call to signal an error. */
  public static final Set<String> ERROR_FUNCTIONS = Set.of("__VERIFIER_error", "reach_error");

  public CheckOptions {
    checks = Set.copyOf(checks);
    errorFunctions = Set.copyOf(errorFunctions);
  }

  public static CheckOptions of(Set<Check> checks) {
    return new CheckOptions(checks, ERROR_FUNCTIONS, Optional.empty());
  }

  public static CheckOptions of(Options.Properties properties) {
    Set<String> functions =
        properties.specification().map(s -> s.errorFunctions()).orElse(ERROR_FUNCTIONS);
    return new CheckOptions(properties.checks(), functions, properties.errorLabel());
  }

  public boolean has(Check check) {
    return checks.contains(check);
  }
}
