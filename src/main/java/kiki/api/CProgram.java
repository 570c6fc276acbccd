// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.engine.control.Lazy;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaPrinter;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.UnsupportedInstance;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transition.format.AigerWriter;
import kiki.transition.format.Btor2Writer;
import kiki.transition.format.DimSpecWriter;
import kiki.transition.program.ProgramEncoder;
import kiki.transition.program.ProgramSystem;
import kiki.transition.program.StepFormulas;
import kiki.util.Location;

/**
 * C code that was read. It does not change; several threads may use and verify it at the same time.
 */
public final class CProgram {
  private final Options options;
  private final List<CSource> sources;
  private final Program lowered;
  private final ReadingEffort effort;
  private final Lazy<Program> checked;

  CProgram(Options options, List<CSource> sources, Program lowered, ReadingEffort effort) {
    this.options = options;
    this.sources = List.copyOf(sources);
    this.lowered = lowered;
    this.effort = effort;
    this.checked = new Lazy<>(this::check);
  }

  /** What it was read with. */
  public Options options() {
    return options;
  }

  public List<CSource> sources() {
    return sources;
  }

  /** What it took to read it. */
  public ReadingEffort effort() {
    return effort;
  }

  /** The GOTO program as it is translated, with the assertions of the text and no other checks. */
  public Program lowered() {
    return lowered;
  }

  /**
   * The GOTO program with the checks of the options, simplified.
   *
   * @throws UsageError if the options name a property that it does not have
   * @throws ReadingTimeout if the time limit of the options is reached
   */
  public Program program() {
    return checked.get();
  }

  private Program check() {
    Program program =
        CReader.inTime(limitsAfterReading(), () -> Passes.run(lowered, PassOptions.of(options)));
    requireProperties(program);
    return program;
  }

  private Options.Limits limitsAfterReading() {
    return options.limits().after(effort.elapsedNanos());
  }

  /** A name that is no property's would make every check disappear. */
  private void requireProperties(Program program) {
    Set<String> missing = new LinkedHashSet<>(options.properties().names());
    Properties.of(program).forEach(p -> missing.remove(p.name()));
    if (!missing.isEmpty()) {
      throw new UsageError(
          "no property '%s'; --show-properties lists them".formatted(missing.iterator().next()));
    }
  }

  /** The same code in another form, for analyses of this module that ask several questions. */
  public CProgram with(Program form, Options other) {
    return new CProgram(other, sources, form, effort);
  }

  /** What {@link #verify} is about, in the order of the text. */
  public List<Property> properties() {
    return verification().properties();
  }

  /** Verifies as the options say. */
  public Results verify() {
    return verification().run();
  }

  /** A verification that can be watched and cancelled. */
  public Verification verification() {
    return verification(options.limits());
  }

  /** The same within other limits than those of the options. */
  public Verification verification(Options.Limits limits) {
    return Verification.start(this, () -> RunStrategy.of(this), limits);
  }

  /** A verification of another form of it, for analyses of this module. */
  public Verification verification(Program form, Options.Limits limits) {
    return Verification.start(this, () -> new SafetyStrategy(form, options), limits);
  }

  /**
   * The program as a transition system whose steps are from one head of a loop to the next.
   *
   * @throws InputError if it uses what such a system has no place for
   */
  public TransitionEncoding encoding() {
    return encoding(StepRelation.Grain.LOOPS);
  }

  /**
   * The same with a step for each basic block.
   *
   * @throws InputError if it uses what such a system has no place for
   */
  public TransitionEncoding encodingOfBlocks() {
    return encoding(StepRelation.Grain.BLOCKS);
  }

  private TransitionEncoding encoding(StepRelation.Grain grain) {
    return CReader.inTime(
        limitsAfterReading(),
        () ->
            TransitionEncoding.of(
                ProgramEncoder.encode(
                    new Workbenches(options)
                        .of(program(), () -> false)
                        .steps(grain, () -> false)
                        .orElseThrow(),
                    Integer.MAX_VALUE,
                    0,
                    () -> {})));
  }

  /** The SSA form as lines of text, unwound as the options say. */
  public List<String> ssa() {
    return CReader.inTime(limitsAfterReading(), this::ssaLines);
  }

  private List<String> ssaLines() {
    Ssa ssa = new Workbenches(options).of(program(), () -> false).ssa(Ssa.Mode.CUT, () -> false);
    for (int k = 1; k < options.analysis().copies(1); k++) {
      ssa.unwind();
    }
    return SsaPrinter.lines(ssa, ssa.takeConstraints());
  }

  /** A program as a transition system, which reaches a bad state where it violates a property. */
  public static final class TransitionEncoding {
    private final ProgramSystem encoded;

    private TransitionEncoding(ProgramSystem encoded) {
      this.encoded = encoded;
    }

    /**
     * @throws InputError if the system would not have the executions of the program
     */
    private static TransitionEncoding of(ProgramSystem encoded) {
      for (UnsupportedInstance obstacle : encoded.obstacles()) {
        throw refusal(obstacle.reason(), obstacle.location());
      }
      for (ProgramSystem.Gap gap : encoded.gaps()) {
        throw refusal(gap.name(), gap.location());
      }
      return new TransitionEncoding(encoded);
    }

    private static InputError refusal(String what, Location location) {
      String place = location.line() > 0 ? location + ": " : "";
      return new InputError(place + what + " has no place in a transition system");
    }

    /** In DimSpec, whose goal is that any of the properties is violated. */
    public byte[] dimspec() {
      return DimSpecWriter.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
    }

    /** In BTOR2, with a bad state for each property. */
    public byte[] btor2() {
      return Btor2Writer.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
    }

    /** In AIGER's ASCII format, with a bad state for each property. */
    public byte[] asciiAiger() {
      return AigerWriter.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
    }

    /** In AIGER's binary format, with a bad state for each property. */
    public byte[] binaryAiger() {
      return AigerWriter.binary(encoded.system(), encoded.names());
    }

    /** The formulas I, G, U and T, as lines. */
    public List<String> formulas() {
      return StepFormulas.of(encoded).lines();
    }

    /** How large it is. */
    public String size() {
      return "%d control points, %d latches, %d inputs, %d gates, %d bad states"
          .formatted(
              encoded.relation().points().size(),
              encoded.system().latches().size(),
              encoded.system().inputs().size(),
              encoded.system().graph().size(),
              encoded.system().bads().length);
    }
  }
}
