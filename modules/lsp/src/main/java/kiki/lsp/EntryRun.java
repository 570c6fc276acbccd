// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.InputError;
import kiki.api.Invariant;
import kiki.api.ProgressListener;
import kiki.api.PropertyResult;
import kiki.api.ReadingTimeout;
import kiki.api.Results;
import kiki.api.Verification;
import kiki.lower.FileOutline.Definition;
import kiki.options.Options;
import kiki.options.UsageError;

/** Verifies a text from one function on. May be cancelled from any thread. */
final class EntryRun {
  /** Whether a text may have contracts at all. */
  private static final Pattern CONTRACT =
      Pattern.compile("__CPROVER_(requires|ensures|assigns|frees)");

  private final DocumentText text;
  private final Settings settings;
  private final Definition function;

  private Optional<Verification> running = Optional.empty();
  private boolean cancelled;

  EntryRun(DocumentText text, Settings settings, Definition function) {
    this.text = text;
    this.settings = settings;
    this.function = function;
  }

  /** Ends soon; what it gives then is worth nothing. */
  synchronized void cancel() {
    cancelled = true;
    running.ifPresent(v -> v.cancel("the text has changed"));
  }

  private synchronized Verification enter(Verification verification) {
    running = Optional.of(verification);
    if (cancelled) {
      verification.cancel("the text has changed");
    }
    return verification;
  }

  private synchronized boolean isCancelled() {
    return cancelled;
  }

  /**
   * @param listener hears of verdicts as they come
   */
  EntryResult run(ProgressListener listener) {
    try {
      return verified(listener);
    } catch (InputError | UsageError | ReadingTimeout | InvalidPathException e) {
      return EntryResult.refused(function.name(), e.getMessage());
    } catch (OutOfMemoryError e) {
      return EntryResult.refused(function.name(), "out of memory");
    } catch (StackOverflowError e) {
      return EntryResult.refused(function.name(), "the program is nested too deeply");
    } catch (RuntimeException e) {
      return EntryResult.refused(function.name(), "internal error: " + e + "; please report");
    }
  }

  private EntryResult verified(ProgressListener listener) {
    List<PropertyResult> properties = new ArrayList<>();
    List<Invariant> invariants = new ArrayList<>();
    List<String> caveats = new ArrayList<>();
    List<CProgram> programs = new ArrayList<>(List.of(readForSafety()));
    settings.termination().ifPresent(options -> programs.add(read(options)));
    for (CProgram program : programs) {
      if (!isCancelled()) {
        Results results = enter(program.verification()).run(listener);
        properties.addAll(results.properties());
        invariants.addAll(results.invariants());
        caveats.addAll(results.caveats());
      }
    }
    return new EntryResult(
        function.name(), new EntryResult.State.Done(caveats), properties, invariants);
  }

  /** Where the function has a contract, that is what it must obey and may rely on. */
  private CProgram readForSafety() {
    if (CONTRACT.matcher(text.text()).find()) {
      try {
        return read(settings.enforcing(function.name()));
      } catch (InputError | UsageError e) {
        return read(settings.safety()); // This one has none.
      }
    }
    return read(settings.safety());
  }

  private CProgram read(Options options) {
    return new CReader(options.entering(function.uniqueName())).read(text.source());
  }
}
