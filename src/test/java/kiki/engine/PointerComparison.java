package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.engine.Agreement.Configuration;
import kiki.interpret.InputValue;
import kiki.options.Options;
import kiki.options.Options.DomainName;
import kiki.options.Options.Engine;
import kiki.program.Program;
import kiki.program.Property;

/** Compares the engines with the execution of {@link PointerProgram}s on all inputs. */
final class PointerComparison {
  private static final int UNWINDINGS = 5;

  /** Something that neither zero nor a pointer looks like. */
  private static final InputValue GARBAGE = new InputValue.Bytes(garbage());

  private static final List<Configuration> CONFIGURATIONS =
      List.of(
          new Configuration(Engine.INCREMENTAL_BMC, Set.of()),
          new Configuration(Engine.K_INDUCTION, Set.of(DomainName.HEAP, DomainName.INTERVALS)),
          new Configuration(Engine.SCHEDULE, Set.of()));

  private final Agreement agreement;
  private int compared;
  private int violating;
  private int warned;
  private final Set<String> warnings = new LinkedHashSet<>();

  PointerComparison(Options.Limits limits) {
    this.agreement = new Agreement(UNWINDINGS, limits);
  }

  private static byte[] garbage() {
    byte[] bytes = new byte[64];
    java.util.Arrays.fill(bytes, (byte) 0xA5);
    return bytes;
  }

  /** All runs; empty if there are too many or what happens depends on unwritten memory. */
  static Optional<List<ExhaustiveRuns.Run>> runs(Program program) {
    Optional<List<ExhaustiveRuns.Run>> runs = new ExhaustiveRuns(program).runs();
    return runs.filter(r -> runs.equals(new ExhaustiveRuns(program, GARBAGE).runs()));
  }

  /** What is wrong with any engine's answers for the program of a seed. */
  List<String> disagreements(long seed) {
    PointerProgram source = new PointerProgram(seed);
    Program program = Agreement.program(source.generate(), source.checks());
    Optional<Set<List<Property>>> violations = runs(program).map(ExhaustiveRuns::violations);
    List<String> found = new ArrayList<>();
    warnings.clear();
    if (violations.isPresent()) {
      compared++;
      violating += violations.get().stream().allMatch(List::isEmpty) ? 0 : 1;
      for (Configuration configuration : CONFIGURATIONS) {
        List<String> warned = new ArrayList<>();
        for (String each :
            agreement.disagreements(program, configuration, violations.get(), warned)) {
          found.add("seed " + seed + ", " + configuration + ": " + each);
        }
        warned.forEach(w -> warnings.add("seed " + seed + ": " + w));
      }
      warned += warnings.isEmpty() ? 0 : 1;
    }
    return found;
  }

  /** Programs that were executed on all inputs. */
  int compared() {
    return compared;
  }

  /** Those of them that violate some property. */
  int violating() {
    return violating;
  }

  /** Programs of which an engine warned. */
  int warned() {
    return warned;
  }

  /** The warnings of the last program. */
  Set<String> warnings() {
    return warnings;
  }

  Agreement agreement() {
    return agreement;
  }
}
