// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.answer.PropertyAnswer;
import kiki.project.compile.ProjectSources.Skipped;
import kiki.project.report.PropertyView;
import kiki.project.run.ProjectResults;

/** Counts, and lists to search and filter. */
final class OverviewPage {
  private final SiteIndex index;

  OverviewPage(SiteIndex index) {
    this.index = index;
  }

  String text(ProjectResults results, List<PropertyView> views) {
    StringBuilder out = new StringBuilder();
    counts(results, views, out);
    out.append(
        """
        <form id="filters" role="search" hidden>
        <label>Search <input id="search" type="search" accesskey="s" placeholder="press / to search"></label>
        <label><input type="checkbox" value="failed" checked> failed</label>
        <label><input type="checkbox" value="unknown" checked> unknown</label>
        <label><input type="checkbox" value="conditional" checked> conditional</label>
        <label><input type="checkbox" value="proved" checked> proved</label>
        <output id="matches"></output>
        </form>
        """);
    functions(results.answers(), out);
    properties(views, out);
    skipped(results.skipped(), out);
    return Html.page("Verification report", "", out.toString());
  }

  private void counts(ProjectResults results, List<PropertyView> views, StringBuilder out) {
    out.append("<section><h2>Summary</h2>\n");
    if (results.completion() == ProjectResults.Completion.INTERRUPTED) {
      out.append(
          "<p class=\"note\">The run was interrupted: not all functions were verified.</p>\n");
    }
    if (results.unchanged() > 0) {
      out.append(
          "<p class=\"note\">%d functions did not change and were left out.</p>\n"
              .formatted(results.unchanged()));
    }
    table(
        "Of", List.of("functions"), _ -> statuses(results.answers(), FunctionAnswer::status), out);
    Map<String, List<PropertyView>> files = new TreeMap<>();
    Map<String, List<PropertyView>> kinds = new TreeMap<>();
    for (PropertyView v : views) {
      files.computeIfAbsent(v.property().location().file(), _ -> new ArrayList<>()).add(v);
      kinds.computeIfAbsent(v.property().kind(), _ -> new ArrayList<>()).add(v);
    }
    Map<String, List<PropertyView>> all = new LinkedHashMap<>();
    all.put("all properties", views);
    all.putAll(kinds);
    table(
        "Property",
        List.copyOf(all.keySet()),
        k -> statuses(all.get(k), PropertyView::status),
        out);
    table(
        "File",
        List.copyOf(files.keySet()),
        f -> statuses(files.get(f), PropertyView::status),
        out);
    out.append("</section>\n");
  }

  private static <T> List<Status> statuses(List<T> of, Function<T, Status> status) {
    return of.stream().map(status).toList();
  }

  private void table(
      String title, List<String> rows, Function<String, List<Status>> statuses, StringBuilder out) {
    out.append(
        "<table><thead><tr><th scope=\"col\">%s</th><th scope=\"col\">proved</th>".formatted(title)
            + "<th scope=\"col\" title=\"proved under a condition on the inputs\">conditional</th>"
            + "<th scope=\"col\">failed</th><th scope=\"col\">unknown</th></tr></thead><tbody>\n");
    for (String row : rows) {
      List<Status> found = statuses.apply(row);
      SitePage page = index.sources().get(row);
      String name =
          page == null
              ? Html.text(row)
              : "<a href=\"%s\">%s</a>".formatted(page.name(), Html.text(row));
      out.append("<tr><th scope=\"row\">%s</th>".formatted(name));
      for (Status status : Status.values()) {
        long count = found.stream().filter(s -> s == status).count();
        out.append(
            "<td class=\"%s\">%d</td>".formatted(count == 0 ? "zero" : Html.style(status), count));
      }
      out.append("</tr>\n");
    }
    out.append("</tbody></table>\n");
  }

  private void functions(List<FunctionAnswer> answers, StringBuilder out) {
    out.append("<section class=\"list\"><h2>Functions</h2>\n<ul class=\"rows\">\n");
    for (FunctionAnswer a : answers) {
      out.append(
          "<li class=\"row\" data-status=\"%s\">%s <a href=\"%s\">%s</a> <span>%s</span>%s</li>\n"
              .formatted(
                  Html.style(a.status()),
                  Html.badge(a.status()),
                  index.page(a).name(),
                  Html.text(a.function()),
                  index.link(a.where(), ""),
                  a.condition()
                      .map(c -> " <span>if <code>" + Html.text(c.text()) + "</code></span>")
                      .orElse("")));
    }
    out.append("</ul></section>\n");
  }

  private void properties(List<PropertyView> views, StringBuilder out) {
    out.append("<section class=\"list\"><h2>Properties</h2>\n");
    String file = null;
    for (PropertyView view : views) {
      PropertyAnswer p = view.property();
      if (!p.location().file().equals(file)) {
        out.append(file == null ? "" : "</ul>\n");
        file = p.location().file();
        out.append("<h3>%s</h3>\n<ul class=\"rows\">\n".formatted(Html.text(file)));
      }
      SitePage page =
          index.trace(view.occurrences().getFirst()).orElseGet(() -> index.page(view.entry()));
      out.append(
          "<li class=\"row\" data-status=\"%s\">%s <a href=\"%s\">%s</a> <span>%s</span> <code>%s</code></li>\n"
              .formatted(
                  Html.style(view.status()),
                  Html.badge(view.status()),
                  page.name(),
                  Html.text(p.description()),
                  index.link(p.location(), ""),
                  Html.text(p.name())));
    }
    out.append(file == null ? "" : "</ul>\n").append("</section>\n");
  }

  private static void skipped(List<Skipped> skipped, StringBuilder out) {
    if (!skipped.isEmpty()) {
      out.append("<section><h2>Left out</h2>\n<ul>\n");
      skipped.forEach(s -> out.append("<li>%s</li>\n".formatted(Html.text(s.toString()))));
      out.append("</ul></section>\n");
    }
  }
}
