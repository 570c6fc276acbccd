// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.control.Lazy;
import kiki.options.Options;
import kiki.pointer.PointsTo;
import kiki.program.CallCycles;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.program.PropertySuccessors;
import kiki.sat.CdclSolver;
import kiki.sat.SatSolver;
import kiki.sat.proof.CheckedSolver;
import kiki.slice.MemoryAbstraction;
import kiki.slice.Slicer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.ssa.execute.StepExecution;
import kiki.ssa.execute.SymbolicSsa;
import kiki.ssa.flow.ProgramFlow;
import kiki.ssa.form.Modules;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.StepRelation;
import kiki.term.Terms;
import kiki.util.Location;

/** SSA forms of one program, and solvers over SAT solvers of one make. */
public final class ProgramWorkbench implements Workbench {
  private static final SsaOptions USUAL = SsaOptions.of(Ssa.Mode.CUT);

  private final Program program;
  private final Supplier<PointsTo> pointsTo;
  private final Supplier<SatSolver> satSolvers;
  private final BitBlastingSolver.ModelCheck modelCheck;
  private final SsaOptions options;

  /** Empty if the program is not taken apart. */
  private final Supplier<Optional<Slicer>> slicer;

  private final Supplier<PropertySuccessors> successors;

  /** Shared by the forms of functions; absent where each form has its own. */
  private final Optional<ProgramFlow> flow;

  /** Whether engines may work with a part of the program that decides the properties. */
  public enum Slicing {
    ON,
    OFF
  }

  public ProgramWorkbench(
      Program program,
      PointsTo pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck) {
    this(program, pointsTo, satSolvers, modelCheck, Slicing.OFF);
  }

  public ProgramWorkbench(
      Program program,
      PointsTo pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck,
      Slicing slicing) {
    this(program, () -> pointsTo, satSolvers, modelCheck, slicing);
  }

  /**
   * @param pointsTo asked when the first engine needs it
   */
  public ProgramWorkbench(
      Program program,
      Supplier<PointsTo> pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck,
      Slicing slicing) {
    this(
        program,
        pointsTo,
        satSolvers,
        modelCheck,
        USUAL,
        slicing == Slicing.OFF
            ? Optional::empty
            : new Lazy<>(() -> Slicer.of(program, pointsTo.get())),
        new Lazy<>(() -> PropertySuccessors.of(program)),
        Optional.empty());
  }

  private ProgramWorkbench(
      Program program,
      Supplier<PointsTo> pointsTo,
      Supplier<SatSolver> satSolvers,
      BitBlastingSolver.ModelCheck modelCheck,
      SsaOptions options,
      Supplier<Optional<Slicer>> slicer,
      Supplier<PropertySuccessors> successors,
      Optional<ProgramFlow> flow) {
    this.program = program;
    this.pointsTo = pointsTo;
    this.satSolvers = satSolvers;
    this.modelCheck = modelCheck;
    this.options = options;
    this.slicer = slicer;
    this.successors = successors;
    this.flow = flow;
  }

  private ProgramWorkbench with(SsaOptions other) {
    return new ProgramWorkbench(
        program, pointsTo, satSolvers, modelCheck, other, slicer, successors, flow);
  }

  /** In forms for proofs, only very small arrays are split into elements. */
  public ProgramWorkbench keepingArrays() {
    return with(options.flattening(SsaTuning.FLATTENED_BESIDE_SEGMENTS));
  }

  @Override
  public Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled) {
    SsaOptions chosen =
        switch (mode) {
          case CUT, SUMMARIZED -> options.with(mode);
          case FROM_START -> options.with(mode).flattening(SsaTuning.FLATTENED_PARTS);
        };
    SsaOptions made = chosen.cancelledWhen(cancelled);
    return flow.map(f -> SymbolicSsa.at(1, new Terms(), program, f, pointsTo.get(), made))
        .orElseGet(() -> SymbolicSsa.of(new Terms(), program, pointsTo.get(), made));
  }

  @Override
  public Optional<StepRelation> steps(StepRelation.Grain grain, BooleanSupplier cancelled) {
    SsaOptions chosen =
        options
            .with(Ssa.Mode.FROM_START)
            .flattening(SsaTuning.FLATTENED_IN_STEPS)
            .cancelledWhen(cancelled);
    return Optional.of(StepExecution.of(new Terms(), program, pointsTo.get(), chosen, grain));
  }

  @Override
  public Optional<Program> program() {
    return Optional.of(program);
  }

  @Override
  public Solver solver(Terms terms) {
    return new BitBlastingSolver(terms, satSolvers.get(), modelCheck);
  }

  @Override
  public Workbench ignoring(Set<Property> properties) {
    return with(options.ignoring(properties));
  }

  @Override
  public Workbench passing() {
    return with(options.with(SsaOptions.Checked.PASSED));
  }

  @Override
  public Workbench counting() {
    return with(options.with(SsaOptions.Positions.COUNTED));
  }

  @Override
  public Workbench entering(Set<Integer> loops) {
    return with(options.entering(loops));
  }

  @Override
  public Workbench withCheckedRefutations() {
    return new ProgramWorkbench(
        program,
        pointsTo,
        () -> CheckedSolver.of(CdclSolver::new),
        modelCheck,
        options,
        slicer,
        successors,
        flow);
  }

  @Override
  public Optional<SlicedBench> slice(Set<Property> properties, BooleanSupplier cancelled) {
    try {
      return slicer
          .get()
          .map(s -> s.slice(properties))
          .filter(this::isMuchSmaller)
          .map(slice -> bench(slice, List.of(), cancelled));
    } catch (CancellationException cancellation) {
      return Optional.empty();
    }
  }

  @Override
  public Set<Property> decidedWith(Property property, BooleanSupplier cancelled) {
    return cancelled.getAsBoolean()
        ? Set.of()
        : slicer
            .get()
            .map(s -> new LinkedHashSet<>(Properties.of(s.slice(Set.of(property)))))
            .orElseGet(LinkedHashSet::new);
  }

  @Override
  public Optional<SlicedBench> abstraction(Set<Property> properties, BooleanSupplier cancelled) {
    try {
      return slicer
          .get()
          .map(s -> s.slice(properties))
          .filter(
              s ->
                  size(s) >= SessionTuning.SMALLEST_ABSTRACTED
                      || MemoryAbstraction.givesMeaningTo(s))
          .flatMap(s -> abstracted(s, properties, cancelled));
    } catch (CancellationException cancellation) {
      return Optional.empty();
    }
  }

  private Optional<SlicedBench> abstracted(
      Program slice, Set<Property> properties, BooleanSupplier cancelled) {
    return MemoryAbstraction.of(program, pointsTo.get(), properties, cancelled)
        .flatMap(a -> abstracted(a, slice, properties, cancelled));
  }

  private Optional<SlicedBench> abstracted(
      MemoryAbstraction.Abstracted abstraction,
      Program slice,
      Set<Property> properties,
      BooleanSupplier cancelled) {
    Program whole = abstraction.program();
    List<Location> outsideCalls =
        slice.functions().values().stream()
            .flatMap(f -> f.body().stream())
            .map(Instruction::location)
            .filter(abstraction.outsideCalls()::contains)
            .distinct()
            .toList();
    return Slicer.of(whole, pointsTo.get().ofSlice(whole, cancelled))
        .map(s -> bench(s.slice(properties), outsideCalls, cancelled));
  }

  private SlicedBench bench(Program slice, List<Location> outsideCalls, BooleanSupplier cancelled) {
    PointsTo ofSlice = pointsTo.get().ofSlice(slice, cancelled);
    return new SlicedBench(
        new ProgramWorkbench(
            slice,
            () -> ofSlice,
            satSolvers,
            modelCheck,
            SsaOptions.of(Ssa.Mode.CUT)
                .with(options.positions())
                .flattening(options.flattenedParts()),
            Optional::empty,
            new Lazy<>(() -> PropertySuccessors.of(slice)),
            Optional.empty()),
        new LinkedHashSet<>(Properties.of(slice)),
        size(slice),
        outsideCalls,
        Completion.of(program, slice, cancelled));
  }

  /** Otherwise what it saves is less than what it costs to complete its counterexamples. */
  private boolean isMuchSmaller(Program slice) {
    return SessionTuning.SLICE_SAVING_DIVISOR * size(slice)
        <= (SessionTuning.SLICE_SAVING_DIVISOR - 1) * size(program);
  }

  private static long size(Program program) {
    return program.functions().values().stream().mapToLong(f -> f.body().size()).sum();
  }

  @Override
  public boolean isSmallAndStraight() {
    return size(program) <= SessionTuning.SLICED_INSTRUCTIONS
        && program.functions().values().stream().noneMatch(f -> goesBack(f.body()))
        && !isRecursive();
  }

  /** Whether a jump leads to an instruction before it. */
  private static boolean goesBack(List<Instruction> body) {
    Set<Instruction.Label> passed = new HashSet<>();
    for (Instruction i : body) {
      if (i instanceof Instruction.Target t) {
        passed.add(t.label());
      } else if (i instanceof Instruction.Goto g && passed.contains(g.target())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<ModuleBench> modules(Options.Inlining inlining) {
    return switch (inlining) {
      case Options.Inlining.All() -> Optional.empty();
      case Options.Inlining.AsNeeded() ->
          Optional.of(modules(ModuleTuning.SMALLEST_SHARED, ModuleTuning.SMALLEST_SINGLE))
              .filter(ModuleBench::isWorthwhile);
      case Options.Inlining.UpTo(int limit) -> Optional.of(modules(limit + 1L, limit + 1L));
    };
  }

  private ModuleBench modules(long smallestShared, long smallestSingle) {
    ProgramFlow shared = ProgramFlow.of(program, pointsTo.get());
    return new ModuleBench(
        shared, modules -> with(modules, shared), smallestShared, smallestSingle);
  }

  private Workbench with(Modules modules, ProgramFlow shared) {
    return new ProgramWorkbench(
        program,
        pointsTo,
        satSolvers,
        modelCheck,
        options.with(modules),
        slicer,
        successors,
        Optional.of(shared));
  }

  @Override
  public boolean isRecursive() {
    return CallCycles.exist(program);
  }

  @Override
  public Set<Property> assumed() {
    return switch (options.checked()) {
      case PASSED -> Set.of();
      case ASSUMED -> {
        Set<Property> assumed = new LinkedHashSet<>(Properties.of(program));
        assumed.removeIf(
            p -> p.kind() == Property.Kind.UNMODELLED || options.ignored().contains(p));
        yield assumed;
      }
    };
  }

  @Override
  public Set<Property> after(Set<Property> properties) {
    return successors.get().afterAny(properties);
  }
}
