// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import kiki.api.InputError;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.plan.ProjectEntry;
import kiki.project.plan.ProjectPlan;
import kiki.project.run.ProjectListener.Origin;
import kiki.project.store.AnswerStore;
import kiki.project.store.StoreError;

/**
 * One run over a project. Each answer is kept as soon as it is known, so that a run that is killed
 * loses only the functions in flight.
 */
public final class ProjectRun {
  private final ProjectRequest request;
  private final AnswerStore store;
  private final ProjectListener listener;
  private final Optional<RemoteVerification> remote;
  private final TreeMap<Integer, FunctionAnswer> answers = new TreeMap<>();
  private final TreeMap<Integer, RunRecord.Entry> keys = new TreeMap<>();
  private final TreeMap<Integer, FunctionAnswer> refused = new TreeMap<>();
  private final TreeMap<Integer, RemoteQuestion> open = new TreeMap<>();
  private final Set<EntryTask> running = new LinkedHashSet<>();
  private List<Skipped> skipped = List.of();
  private int recalled;
  private int unchanged;
  private boolean isCancelled;
  private boolean isStoreUsable = true;

  public ProjectRun(ProjectRequest request, AnswerStore store, ProjectListener listener) {
    this(request, store, listener, Optional.empty());
  }

  /**
   * @param remote verifies what the store does not know
   */
  public ProjectRun(
      ProjectRequest request,
      AnswerStore store,
      ProjectListener listener,
      Optional<RemoteVerification> remote) {
    this.remote = remote;
    this.request = request;
    this.store = store;
    this.listener = listener;
  }

  /**
   * Runs to its end.
   *
   * @throws InputError if the project cannot be read at all
   * @throws kiki.options.UsageError if the options contradict each other
   */
  public ProjectResults run() {
    String fingerprint = RunRecord.fingerprint(request, listener);
    boolean isWhole = request.unchanged().isEmpty();
    if (!isWhole || !recallAll(fingerprint)) {
      ProjectPlan plan = RequestPlan.of(request);
      synchronized (this) {
        skipped = plan.skipped();
      }
      listener.planned(plan.entries().size());
      verify(plan.entries());
      askElsewhere();
      if (isWhole) {
        keep(fingerprint);
      }
    }
    return soFar();
  }

  /** What is known while it runs. */
  public synchronized ProjectResults soFar() {
    return new ProjectResults(
        List.copyOf(answers.values()),
        skipped,
        recalled,
        unchanged,
        isCancelled ? ProjectResults.Completion.INTERRUPTED : ProjectResults.Completion.COMPLETE);
  }

  /** Asks to end soon; functions in flight are dropped, what was answered stays. */
  public synchronized void cancel(String reason) {
    isCancelled = true;
    running.forEach(t -> t.cancel(reason));
  }

  /** The keys of all functions, as a run would have them. */
  public Set<String> keys() {
    Set<String> all = new LinkedHashSet<>();
    for (ProjectEntry entry : RequestPlan.of(request).entries()) {
      if (new EntryTask(request, entry).read() instanceof EntryTask.Read(var question)) {
        all.add(question.key());
      }
    }
    return all;
  }

  /** Whether all answers of the same run are there. */
  private boolean recallAll(String fingerprint) {
    Optional<RunRecord> record = find(fingerprint).flatMap(RunRecord::of);
    if (record.isEmpty()) {
      return false;
    }
    List<FunctionAnswer> found = new ArrayList<>();
    for (RunRecord.Entry entry : record.get().entries()) {
      find(entry.key())
          .flatMap(KeptAnswer::of)
          .filter(k -> RunRecord.digest(k.places()).equals(entry.places()))
          .map(KeptAnswer::answer)
          .filter(this::counts)
          .ifPresent(found::add);
    }
    if (found.size() < record.get().entries().size()) {
      return false;
    }
    listener.planned(found.size());
    synchronized (this) {
      skipped = record.get().skipped();
      recalled = found.size();
      for (int i = 0; i < found.size(); i++) {
        answers.put(i, found.get(i));
      }
    }
    found.forEach(a -> listener.answered(a, Origin.STORE));
    return true;
  }

  private boolean counts(FunctionAnswer answer) {
    return switch (request.recall()) {
      case ALL -> true;
      case DEFINITE -> answer.status() != Status.UNKNOWN;
    };
  }

  private void verify(List<ProjectEntry> entries) {
    try (ExecutorService workers =
        Executors.newFixedThreadPool(
            Math.max(1, request.jobs()),
            Thread.ofPlatform().daemon().stackSize(ProjectTuning.STACK_BYTES).factory())) {
      for (int i = 0; i < entries.size(); i++) {
        int number = i;
        workers.execute(() -> look(number, entries.get(number)));
      }
      workers.shutdown();
      while (!workers.awaitTermination(1, TimeUnit.HOURS)) {
        continue;
      }
    } catch (InterruptedException e) {
      cancel("interrupted");
      Thread.currentThread().interrupt();
    }
  }

  private void look(int number, ProjectEntry entry) {
    EntryTask task = new EntryTask(request, entry);
    synchronized (this) {
      if (isCancelled) {
        return;
      }
      running.add(task);
    }
    try {
      listener.begun(entry);
      switch (task.read()) {
        case EntryTask.Unreadable(FunctionAnswer answer) -> {
          synchronized (this) {
            refused.put(number, answer);
          }
          note(number, answer, Origin.VERIFICATION);
        }
        case EntryTask.Read(EntryTask.Question question) -> {
          if (request.unchanged().contains(question.key())) {
            leaveOut(entry);
          } else {
            answer(number, task, question);
          }
        }
      }
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      note(number, task.failed(e), Origin.VERIFICATION);
    } finally {
      synchronized (this) {
        running.remove(task);
      }
    }
  }

  private void leaveOut(ProjectEntry entry) {
    synchronized (this) {
      unchanged++;
    }
    listener.unchanged(entry);
  }

  private void answer(int number, EntryTask task, EntryTask.Question question) {
    Optional<KeptAnswer> kept = find(question.key()).flatMap(KeptAnswer::of);
    Optional<FunctionAnswer> known =
        kept.flatMap(k -> k.at(question.places(), task.where()))
            .filter(this::counts)
            .map(a -> a.reaching(task.functions(question)));
    if (known.isEmpty() && remote.isPresent()) {
      synchronized (this) {
        open.put(number, new RemoteQuestion(number, question.key()));
      }
      return;
    }
    Optional<FunctionAnswer> found = known.isPresent() ? known : task.verify(question);
    if (found.isEmpty()) {
      return;
    }
    KeptAnswer now = new KeptAnswer(question.places(), found.get());
    if (!Optional.of(now).equals(kept)) {
      put(question.key(), now.text());
    }
    synchronized (this) {
      keys.put(number, new RunRecord.Entry(question.key(), RunRecord.digest(question.places())));
    }
    note(number, found.get(), known.isPresent() ? Origin.STORE : Origin.VERIFICATION);
  }

  /** What this process only has read. */
  private void askElsewhere() {
    List<RemoteQuestion> questions;
    synchronized (this) {
      questions = isCancelled ? List.of() : List.copyOf(open.values());
    }
    if (!questions.isEmpty()) {
      remote.orElseThrow().verify(questions, this::hear);
    }
  }

  private void hear(RemoteQuestion question, RemoteAnswer answer) {
    KeptAnswer heard = KeptAnswer.of(answer.text()).orElseThrow();
    if (answer.validity() == RemoteAnswer.Validity.LASTING) {
      put(question.key(), answer.text());
      synchronized (this) {
        keys.put(
            question.number(),
            new RunRecord.Entry(question.key(), RunRecord.digest(heard.places())));
      }
    }
    note(question.number(), heard.answer(), Origin.VERIFICATION);
  }

  private void note(int number, FunctionAnswer answer, Origin origin) {
    synchronized (this) {
      answers.put(number, answer);
      recalled += origin == Origin.STORE ? 1 : 0;
    }
    listener.answered(answer, origin);
  }

  /** Only a run in which every function has an answer that is kept can be recalled as a whole. */
  private void keep(String fingerprint) {
    RunRecord record;
    keepRefused(fingerprint);
    synchronized (this) {
      if (isCancelled || keys.size() < answers.size()) {
        return;
      }
      record = new RunRecord(List.copyOf(keys.values()), skipped);
    }
    put(fingerprint, record.text());
  }

  /** There is no program to be a key of what could not be read; the whole run is one. */
  private synchronized void keepRefused(String fingerprint) {
    refused.forEach(
        (number, answer) -> {
          String key = fingerprint + " refused " + number;
          put(key, new KeptAnswer(List.of(), answer).text());
          keys.put(number, new RunRecord.Entry(key, RunRecord.digest(List.of())));
        });
  }

  private Optional<String> find(String key) {
    try {
      return store.find(key);
    } catch (StoreError e) {
      complain(e);
      return Optional.empty();
    }
  }

  private void put(String key, String text) {
    try {
      store.put(key, text);
    } catch (StoreError e) {
      complain(e);
    }
  }

  /** Once is enough: what is wrong with a store, a full disk say, stays wrong. */
  private void complain(StoreError error) {
    boolean isFirst;
    synchronized (this) {
      isFirst = isStoreUsable;
      isStoreUsable = false;
    }
    if (isFirst) {
      listener.warning("answers are not kept: " + error.getMessage());
    }
  }
}
