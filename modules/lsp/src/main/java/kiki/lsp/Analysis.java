// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.api.CReader;
import kiki.api.InputError;
import kiki.api.ProgressListener;
import kiki.api.PropertyResult;
import kiki.api.ReadingTimeout;
import kiki.api.SourceMessage;
import kiki.lower.FileOutline;
import kiki.lower.FileOutline.Definition;
import kiki.options.UsageError;
import kiki.program.Property;

/** Finds out about one version of a text; an edit cancels it. */
final class Analysis {
  /** Hears what is found out; what comes from an analysis that was cancelled is not to be used. */
  interface Listener {
    void read(Analysis analysis, Findings findings);

    void changed(Analysis analysis, String entry, UnaryOperator<EntryResult> change);
  }

  private final DocumentText text;
  private final Settings settings;
  private final Client client;
  private final Listener listener;

  private Optional<EntryRun> running = Optional.empty();
  private Optional<WorkDone> progress = Optional.empty();
  private List<Definition> roots = List.of();
  private boolean cancelled;

  Analysis(DocumentText text, Settings settings, Client client, Listener listener) {
    this.text = text;
    this.settings = settings;
    this.client = client;
    this.listener = listener;
  }

  synchronized void cancel() {
    cancelled = true;
    running.ifPresent(EntryRun::cancel);
  }

  /** Cancels it if that is what the editor shows under a token. */
  synchronized void cancel(String token) {
    if (progress.filter(p -> p.token().equals(token)).isPresent()) {
      cancel();
    }
  }

  synchronized boolean isCancelled() {
    return cancelled;
  }

  /** Has the front end look at it. */
  void read(Workers workers) {
    if (isCancelled()) {
      return;
    }
    List<SourceMessage> messages = new ArrayList<>();
    Optional<String> failure = Optional.empty();
    List<Definition> functions = List.of();
    try {
      FileOutline outline = new CReader(settings.safety(), messages::add).outline(text.source());
      functions = Roots.functions(outline, text);
      roots = Roots.of(outline, text);
    } catch (InputError | UsageError | ReadingTimeout | InvalidPathException e) {
      boolean isTold = messages.stream().anyMatch(m -> m.kind().isError());
      failure = isTold ? Optional.empty() : Optional.of(e.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      failure = Optional.of("internal error: " + e + "; please report");
    }
    listener.read(this, new Findings(text, messages, functions, failure, new LinkedHashMap<>()));
    if (!roots.isEmpty()) {
      workers.verifyLater(this::verify);
    }
  }

  private void verify() {
    if (isCancelled()) {
      return;
    }
    WorkDone work = begin();
    for (int i = 0; i < roots.size() && !isCancelled(); i++) {
      work.report("'" + roots.get(i).name() + "'", i, roots.size());
      verify(roots.get(i).name(), enter(new EntryRun(text, settings, roots.get(i))));
    }
    work.end(isCancelled() ? "cancelled" : "done");
  }

  private synchronized WorkDone begin() {
    WorkDone work = WorkDone.begin(client, "Verifying");
    progress = Optional.of(work);
    return work;
  }

  private synchronized EntryRun enter(EntryRun run) {
    running = Optional.of(run);
    if (cancelled) {
      run.cancel();
    }
    return run;
  }

  private void verify(String name, EntryRun run) {
    EntryResult result = run.run(tellingOf(name));
    if (!isCancelled()) {
      listener.changed(this, name, _ -> result);
    }
  }

  private ProgressListener tellingOf(String entry) {
    return new ProgressListener() {
      @Override
      public void decided(PropertyResult result) {
        listener.changed(Analysis.this, entry, r -> r.with(result));
      }

      @Override
      public void reopened(Property property) {
        listener.changed(Analysis.this, entry, r -> r.without(property));
      }
    };
  }
}
