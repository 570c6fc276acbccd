// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.InputError;
import kiki.api.ReadingTimeout;
import kiki.api.SourceMessage;
import kiki.api.function.EntryVerification;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.Program;
import kiki.project.answer.FunctionAnswer;
import kiki.project.key.StructureDigest;
import kiki.project.plan.ProjectEntry;
import kiki.util.Build;
import kiki.util.Location;

/** Finds the answer about one function. Used by one thread, and cancelled by any. */
final class EntryTask {
  private static final double NANOS_PER_MILLISECOND = 1e6;
  private static final double MILLISECONDS = 1000;

  private final ProjectRequest request;
  private final ProjectEntry entry;
  private final AnswerBuilder builder;
  private final long start = System.nanoTime();
  private final Set<String> warnings = new LinkedHashSet<>();

  /** Absent while nothing is verified. */
  private Optional<EntryVerification> running = Optional.empty();

  private boolean isCancelled;

  EntryTask(ProjectRequest request, ProjectEntry entry) {
    this.request = request;
    this.entry = entry;
    this.builder = new AnswerBuilder(request.root(), entry);
  }

  /**
   * A question that can be asked.
   *
   * @param key equal for equal questions
   * @param places that it speaks of
   */
  record Question(CProgram program, String key, List<Location> places) {}

  /** What reading the files comes to. */
  sealed interface Reading {}

  /** There is a program. */
  record Read(Question question) implements Reading {}

  /** There is none, and that is the answer. */
  record Unreadable(FunctionAnswer answer) implements Reading {}

  /** Reads and links the files. */
  Reading read() {
    try {
      Options options = request.options(entry);
      CProgram program = new CReader(options, this::note).read(request.sources(entry));
      StructureDigest digest = StructureDigest.start(request.root()::relative);
      digest
          .add(Build.IDENTITY)
          .add(entry.function())
          .add(options.properties())
          .add(options.environment())
          .add(options.analysis())
          .add(options.limits())
          .add(decisive(program));
      List<Location> places =
          digest.places().stream().map(p -> request.root().relative(p)).toList();
      return new Read(new Question(program, digest.text(), places));
    } catch (InputError | UsageError | ReadingTimeout e) {
      return new Unreadable(builder.refused(e.getMessage(), seconds()));
    }
  }

  /** What the verdicts depend on: what can be reached, with its checks. */
  private static Program decisive(CProgram program) {
    // The engines for termination make their forms of the program themselves.
    return program.options().analysis().engine().isAboutTermination()
        ? program.lowered()
        : program.program();
  }

  private void note(SourceMessage message) {
    warnings.add(message.shown().strip().lines().findFirst().orElse(message.text()));
  }

  /** Where the answer says that the function is. */
  Location where() {
    return request.root().relative(entry.where());
  }

  /** Verifies; empty if it was cancelled before it was done. */
  Optional<FunctionAnswer> verify(Question question) {
    try {
      EntryVerification verification = EntryVerification.start(entry.start(), question.program());
      if (!enter(verification)) {
        return Optional.empty();
      }
      EntryVerification.Outcome outcome = verification.run();
      if (leave()) {
        return Optional.empty();
      }
      Set<String> assumptions = new LinkedHashSet<>(assumed(question.program()));
      assumptions.addAll(warnings);
      assumptions.addAll(outcome.results().caveats());
      assumptions.addAll(verification.caveats());
      return Optional.of(
          builder.checked(outcome, functions(question), List.copyOf(assumptions), seconds()));
    } catch (InputError | UsageError e) {
      return Optional.of(builder.refused(e.getMessage(), seconds()));
    }
  }

  /** What the entry point may lead to, as the files are now. */
  List<FunctionAnswer.FunctionReach> functions(Question question) {
    return ReachedFunctions.of(question.program(), request.root());
  }

  /** Says whether it may run. */
  private synchronized boolean enter(EntryVerification verification) {
    running = Optional.of(verification);
    return !isCancelled;
  }

  /** Says whether it was cancelled. */
  private synchronized boolean leave() {
    running = Optional.empty();
    return isCancelled;
  }

  synchronized void cancel(String reason) {
    isCancelled = true;
    running.ifPresent(v -> v.cancel(reason));
  }

  /** What nobody has said of the callers of a function. */
  private List<String> assumed(CProgram program) {
    if (entry.isMain()) {
      return List.of();
    }
    Set<String> all = new LinkedHashSet<>();
    boolean hasPointers =
        program.lowered().functions().values().stream()
            .filter(f -> f.name().equals(entry.function()))
            .flatMap(f -> f.parameters().stream())
            .anyMatch(p -> p.type() instanceof PointerType);
    if (hasPointers) {
      all.add(
          "pointers among the arguments are null or point to an object of their own, of one"
              + " element unless stated otherwise");
    }
    boolean hasStatics =
        program.options().environment().statics() == Options.Statics.INITIALIZED
            && program.program().globals().stream().anyMatch(EntryTask::isVariable);
    if (hasStatics) {
      all.add("static variables have their initial values when the function is called");
    }
    return List.copyOf(all);
  }

  private static boolean isVariable(Symbol global) {
    return !global.isReadOnly() && !global.location().isLibrary() && global.location().line() > 0;
  }

  private double seconds() {
    return Math.round((System.nanoTime() - start) / NANOS_PER_MILLISECOND) / MILLISECONDS;
  }

  /** What an error of kiki itself comes to, which must not take other functions down. */
  FunctionAnswer failed(Throwable error) {
    String reason =
        switch (error) {
          case OutOfMemoryError _ -> "out of memory";
          case StackOverflowError _ -> "the program is nested too deeply";
          case Throwable other -> "internal error: " + other + "; please report";
        };
    return builder.refused(reason, seconds());
  }
}
