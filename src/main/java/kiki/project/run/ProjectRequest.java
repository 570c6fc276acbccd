// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.api.Arguments;
import kiki.api.CSource;
import kiki.options.Option;
import kiki.options.Options;
import kiki.project.compile.CompilerFlags;
import kiki.project.compile.ProjectSources;
import kiki.project.compile.SourceUnit;
import kiki.project.plan.ProjectEntry;
import kiki.project.plan.ProjectRoot;
import kiki.project.plan.Selection;

/**
 * What is to be verified, and how.
 *
 * @param words options of a command line that apply to every function
 * @param parameters descriptions of parameters by function, as for {@code --parameters}
 * @param stubs C files that every function may use
 * @param shard which part of the functions
 * @param unchanged keys of functions that are left out
 * @param recall which answers of earlier runs count
 * @param jobs functions that are verified at the same time
 */
public record ProjectRequest(
    ProjectRoot root,
    ProjectSources sources,
    Selection selection,
    List<String> words,
    Map<String, String> parameters,
    List<Path> stubs,
    Shard shard,
    Set<String> unchanged,
    Recall recall,
    Inputs inputs,
    int jobs) {
  /** For which inputs functions are verified. */
  public enum Inputs {
    ALL,
    /** All, and where they fail those that a condition describes which is inferred. */
    INFERRED
  }

  /**
   * One of several parts.
   *
   * @param number from 1
   */
  public record Shard(int number, int of) {
    /** Everything. */
    public static final Shard ALL = new Shard(1, 1);
  }

  /** Which answers of earlier runs count. */
  public enum Recall {
    ALL,
    /** Those that say something: what was unknown is tried again. */
    DEFINITE
  }

  public ProjectRequest {
    words = List.copyOf(words);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    stubs = List.copyOf(stubs);
    unchanged = Set.copyOf(unchanged);
  }

  /** Options for all functions. */
  Options options() {
    return Arguments.options(words.toArray(String[]::new));
  }

  /** Options for one of them. */
  Options options(ProjectEntry entry) {
    List<String> all = new ArrayList<>(words);
    CompilerFlags flags = entry.units().getFirst().flags();
    flags
        .dataModel()
        .ifPresent(
            m ->
                all.add(
                    switch (m) {
                      case ILP32 -> Option.BITS_32.flag();
                      case LP64 -> Option.BITS_64.flag();
                    }));
    if (flags.unsignedChar().orElse(false)) {
      all.add(Option.UNSIGNED_CHAR.flag());
    }
    if (!entry.isMain()) {
      all.addAll(List.of(Option.FUNCTION.flag(), entry.start()));
      if (inputs == Inputs.INFERRED) {
        all.add(Option.SUFFICIENT.flag());
      }
      if (parameters.containsKey(entry.function())) {
        all.addAll(List.of(Option.PARAMETERS.flag(), parameters.get(entry.function())));
      }
    }
    return Arguments.options(all.toArray(String[]::new));
  }

  /** The files that an entry is linked from. */
  List<CSource> sources(ProjectEntry entry) {
    List<CSource> all = new ArrayList<>(entry.units().stream().map(this::source).toList());
    stubs.stream().map(CSource::file).forEach(all::add);
    return all;
  }

  CSource source(SourceUnit unit) {
    return new CSource.Compiled(
        unit.file(),
        unit.flags().includeDirectories(),
        unit.flags().guessedDirectories(),
        unit.flags().macros(),
        unit.flags().forcedIncludes());
  }

  /** The same project in another folder, without what was left out. */
  public ProjectRequest in(ProjectRoot other, ProjectSources otherSources) {
    return new ProjectRequest(
        other,
        otherSources,
        selection,
        words,
        parameters,
        stubs,
        Shard.ALL,
        Set.of(),
        recall,
        inputs,
        jobs);
  }

  /** The same without the functions that have these keys. */
  public ProjectRequest without(Set<String> keys) {
    return new ProjectRequest(
        root, sources, selection, words, parameters, stubs, shard, keys, recall, inputs, jobs);
  }
}
