// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Whoever wants to know how much effort a layer takes, or to change it, finds all of it in the
 * layer's table: a class whose name ends in {@code Tuning}.
 */
class TuningTest {
  private static final Set<String> LAYERS =
      Set.of(
          "term",
          "sat",
          "bitblast",
          "solver",
          "transition",
          "ssa",
          "domain",
          "strategy",
          "engine",
          "api",
          "project");

  /**
   * Numbers that bound no effort: what memory, formats and C are like, codes, units, and how
   * results are shown. A larger or smaller one would be wrong, or only look different.
   */
  private static final Set<String> OTHERS =
      Set.of(
          "Addresses.HEAP_ALIGNMENT",
          "Aig.FALSE",
          "Aig.INITIAL_CAPACITY",
          "Aig.PROGRESS_MASK",
          "Aig.TRUE",
          "AigerGates.DECLARED",
          "AigerGates.ENTERED",
          "AigerGates.UNDEFINED",
          "AigerReader.HEADER_NUMBERS",
          "Allocations.SIZE_BITS",
          "AndRules.NONE",
          "AnswerReader.MILLISECONDS",
          "Application.NONE",
          "ArrayRefinement.PROGRESS_MASK",
          "Border.HEADROOM",
          "Btor2Table.MOST_NUMBER",
          "Cancellation.NANOS_PER_SECOND",
          "CdclSolver.MAXIMUM_VARIABLES",
          "Classes.CONSTANT",
          "ClauseArena.DELETED",
          "ClauseArena.FLAGS_MASK",
          "ClauseArena.GLUE_SHIFT",
          "ClauseArena.HEADER",
          "ClauseArena.LEARNT",
          "ClauseArena.MAX_WORDS",
          "ClauseArena.USED_MASK",
          "ClauseArena.USED_SHIFT",
          "CnfEncoder.DOWN",
          "CnfEncoder.PROGRESS_MASK",
          "CnfEncoder.UP",
          "DeepCall.NANOS_PER_SECOND",
          "DimacsCommand.MODEL_LINE_WIDTH",
          "DimacsCommand.UNDECIDED",
          "DimacsReader.END",
          "DimacsReader.SHOWN",
          "Dimension.UNKNOWN",
          "DratFile.FLUSH_LENGTH",
          "EntryTask.MILLISECONDS",
          "EntryTask.NANOS_PER_MILLISECOND",
          "Fingerprint.DIGITS",
          "FloatAdder.EXTRA",
          "FloatRemainder.GATES_PER_BIT",
          "FunctionAnalysis.NANOS_PER_SECOND",
          "FusedMultiplier.EXTRA",
          "IpasirSolver.SATISFIABLE",
          "IpasirSolver.UNSATISFIABLE",
          "KeptAnswer.PARTS",
          "Limit.SHORT_SEARCH_CHECKS",
          "LineScanner.QUOTED",
          "LinearText.LONG_LONG_BITS",
          "MachineMemory.KILOBYTE",
          "Measure.PROMOTED",
          "MemoryGuard.MEGABYTE",
          "Network.MAX_WIDTH",
          "ObjectShape.LARGEST_OFFSET_BITS",
          "PointerParts.COMPARED_INDEX_WIDTH",
          "PointerParts.COUNTED_INDEX_WIDTH",
          "PointerParts.MEMBER_WIDTH",
          "PointerParts.MOST_TERMS",
          "PointerParts.NUMBER_WIDTH",
          "Pointers.DEAD",
          "Pointers.INVALID",
          "Pointers.NUMBER_WIDTH",
          "Printer.LONGEST",
          "Printer.REPEATED_LENGTH",
          "ProcessAge.NANOS_PER_SECOND",
          "ProcessAge.START_FIELD",
          "ProcessAge.TICKS_PER_SECOND",
          "ProjectHelp.COLUMN",
          "Region.BACK",
          "Region.RETURN",
          "Relation.ALL_OUTCOMES",
          "ResponseFiles.DEEPEST",
          "SkippedFiles.NAMES",
          "SmtScript.MOST_INLINED",
          "SoleExecution.WIDEST_EXACT_BITS",
          "TermTable.INITIAL_CAPACITY",
          "TrialInputs.INDEX_BITS");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("kiki");

  @Test
  void numbersStandInTables() {
    Set<String> found =
        CLASSES.stream()
            .filter(c -> LAYERS.contains(layer(c)) && !isTable(c))
            .flatMap(c -> c.getFields().stream())
            .filter(TuningTest::isNumber)
            .map(f -> f.getOwner().getSimpleName() + "." + f.getName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(OTHERS), found);
  }

  @Test
  void tablesAreListed() throws IOException {
    String text = Files.readString(Path.of("docs/architecture.md"));
    Set<String> missing = new TreeSet<>();
    CLASSES.stream()
        .filter(TuningTest::isTable)
        .map(c -> c.getName().substring("kiki.".length()))
        .filter(name -> !text.contains("`" + name + "`"))
        .forEach(missing::add);
    assertEquals(Set.of(), missing);
  }

  private static String layer(JavaClass c) {
    String[] parts = c.getPackageName().split("\\.");
    return parts.length > 1 ? parts[1] : "";
  }

  private static boolean isTable(JavaClass c) {
    return c.getSimpleName().endsWith("Tuning");
  }

  private static boolean isNumber(JavaField field) {
    String type = field.getRawType().getName();
    return field.getModifiers().contains(JavaModifier.STATIC)
        && (type.equals("int") || type.equals("long") || type.equals("double"))
        && !field.getName().equals("serialVersionUID");
  }
}
