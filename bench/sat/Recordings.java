// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.domain.Domain;
import kiki.domain.IntervalDomain;
import kiki.domain.OctagonDomain;
import kiki.engine.control.Cancellation;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.engine.schedule.Verifier;
import kiki.engine.session.InterpreterReplay;
import kiki.engine.session.ProgramWorkbench;
import kiki.options.Check;
import kiki.options.Options;
import kiki.options.UnwindBounds;
import kiki.options.Options.Engine;
import kiki.options.Options.Strategy;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.solver.BitBlastingSolver;

/** What kiki asks its SAT solver while it analyses the programs in a directory. */
final class Recordings {
  private static final int FEW_CALLS = 20;
  private static final int FEW_CONFLICTS = 300;
  private static final Set<Check> CHECKS =
      EnumSet.of(Check.ASSERTIONS, Check.BOUNDS, Check.POINTERS);

  /** One way to analyse a program. */
  private record Way(
      String name, Engine engine, Set<Domain> domains, Strategy strategy, int unwindings) {}

  private static final List<Way> WAYS =
      List.of(
          new Way("bmc", Engine.INCREMENTAL_BMC, Set.of(), Strategy.THRESHOLDS, 24),
          new Way("kiki", Engine.K_INDUCTION, Set.of(new IntervalDomain()), Strategy.THRESHOLDS, 8),
          new Way(
              "search",
              Engine.K_INDUCTION,
              Set.of(new OctagonDomain()),
              Strategy.BINARY_SEARCH,
              3));

  private static final Listener SILENT =
      new Listener() {
        @Override
        public void decided(Property property, Verdict verdict) {}

        @Override
        public void warning(String message) {}

        @Override
        public void progress(String engine, int unwindings, int open) {}
      };

  private final List<RecordingSolver> solvers = new ArrayList<>();

  static Recordings none() {
    return new Recordings();
  }

  static Recordings of(Path directory) throws IOException {
    Recordings recordings = new Recordings();
    List<Path> files;
    try (Stream<Path> all = Files.list(directory)) {
      files = all.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
    for (Path file : files) {
      Program program = program(file);
      String name = file.getFileName().toString().replace(".c", "");
      for (Way way : WAYS) {
        recordings.record(name + "-" + way.name, program, way);
      }
    }
    return recordings;
  }

  private static Program program(Path file) {
    return new CReader(Arguments.options().checking(CHECKS)).read(CSource.file(file)).program();
  }

  private void record(String name, Program program, Way way) {
    Cancellation cancellation = Cancellation.at(Options.Limits.NONE);
    int before = solvers.size();
    ProgramWorkbench workbench =
        new ProgramWorkbench(
            program,
            PointsTo.analyze(program),
            () -> {
              String numbered = solvers.size() == before ? name : name + (solvers.size() - before);
              Runnable enough = () -> cancellation.cancel("enough");
              RecordingSolver solver = new RecordingSolver(new Cnf(numbered), enough);
              solvers.add(solver);
              return solver;
            },
            BitBlastingSolver.ModelCheck.OFF);
    Options.Analysis analysis =
        new Options.Analysis(
            way.engine,
            way.domains.stream().flatMap(d -> d.option().stream()).collect(Collectors.toSet()),
            List.of(),
            way.strategy,
            new Options.Inlining.All(),
            Optional.of(way.unwindings),
            UnwindBounds.NONE,
            true,
            Optional.empty(),
            Options.Certification.NONE,
            Optional.empty(),
            Options.EntryPoints.ONE,
            Options.Preconditions.NONE);
    new Verifier(
            analysis,
            workbench,
            new InterpreterReplay(program, cancellation),
            cancellation,
            Verifier.Failures.ALL)
        .verify(Properties.of(program), SILENT);
  }

  /** The sequences of more than a few calls. */
  List<Cnf> sequences() {
    List<Cnf> all = new ArrayList<>();
    for (RecordingSolver solver : solvers) {
      if (solver.calls().calls > FEW_CALLS) {
        all.add(solver.calls());
      }
    }
    return all;
  }

  /** The hardest call of each sequence, unless that was easy too. */
  List<Cnf> singleCalls() {
    List<Cnf> all = new ArrayList<>();
    for (RecordingSolver solver : solvers) {
      if (solver.conflictsOfHardest() >= FEW_CONFLICTS) {
        all.add(solver.hardest());
      }
    }
    return all;
  }
}
