// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.PropertyAnswer;
import kiki.project.report.PropertyView;
import kiki.project.run.ProjectResults;
import kiki.util.Location;

/** Which page is about what. */
final class SiteIndex {
  private final Map<String, SitePage> sources = new LinkedHashMap<>();
  private final Map<FunctionAnswer, SitePage> functions = new IdentityHashMap<>();
  private final Map<PropertyAnswer, SitePage> traces = new IdentityHashMap<>();

  private SiteIndex() {}

  static SiteIndex of(ProjectResults results, List<PropertyView> views) {
    SiteIndex index = new SiteIndex();
    TreeSet<String> files = new TreeSet<>();
    for (FunctionAnswer a : results.answers()) {
      index.functions.put(a, new SitePage(SitePage.Kind.FUNCTION, index.functions.size() + 1));
      files.add(a.where().file());
      a.properties().forEach(p -> files.add(p.location().file()));
    }
    files.removeIf(f -> !Location.isFile(f));
    for (String file : files) {
      index.sources.put(file, new SitePage(SitePage.Kind.SOURCE, index.sources.size() + 1));
    }
    for (PropertyView view : views) {
      for (PropertyView.Occurrence o : view.occurrences()) {
        if (o.property().finding().violation().isPresent()) {
          index.traces.put(
              o.property(), new SitePage(SitePage.Kind.TRACE, index.traces.size() + 1));
        }
      }
    }
    return index;
  }

  Map<String, SitePage> sources() {
    return sources;
  }

  SitePage page(FunctionAnswer answer) {
    return functions.get(answer);
  }

  /** The page with the execution that violates a property. */
  Optional<SitePage> trace(PropertyView.Occurrence occurrence) {
    return Optional.ofNullable(traces.get(occurrence.property()));
  }

  /**
   * A place as a link to its line.
   *
   * @param top leads from the page to the overview's folder
   */
  String link(Location where, String top) {
    String text = where.line() == 0 ? where.file() : where.file() + ":" + where.line();
    SitePage page = sources.get(where.file());
    return page == null
        ? Html.text(text.isEmpty() ? "start" : text)
        : "<a href=\"%s%s#L%d\">%s</a>"
            .formatted(top, page.name(), Math.max(1, where.line()), Html.text(text));
  }
}
