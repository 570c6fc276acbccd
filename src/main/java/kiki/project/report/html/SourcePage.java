// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.report.PropertyView;

/** A file with what is known of its lines. */
final class SourcePage {
  private final SiteIndex index;

  SourcePage(SiteIndex index) {
    this.index = index;
  }

  String text(String file, List<String> lines, List<PropertyView> views) {
    Map<Integer, List<PropertyView>> ofLines = new TreeMap<>();
    views.forEach(
        v ->
            ofLines.computeIfAbsent(v.property().location().line(), _ -> new ArrayList<>()).add(v));
    StringBuilder out = new StringBuilder();
    if (lines.isEmpty()) {
      out.append("<p class=\"note\">The text of this file is not available.</p>\n");
    }
    out.append("<ol class=\"source\">\n");
    for (int i = 0; i < lines.size(); i++) {
      List<PropertyView> here = ofLines.getOrDefault(i + 1, List.of());
      out.append(
          "<li id=\"L%d\"%s><code>%s</code>%s</li>\n"
              .formatted(i + 1, style(here), Html.text(lines.get(i)), marks(here)));
    }
    out.append("</ol>\n");
    return Html.page(file, Html.UP, out.toString());
  }

  private static String style(List<PropertyView> here) {
    for (Status status :
        List.of(Status.FAILED, Status.UNKNOWN, Status.CONDITIONAL, Status.PROVED)) {
      if (here.stream().anyMatch(v -> v.status() == status)) {
        return " class=\"" + Html.style(status) + "\"";
      }
    }
    return "";
  }

  /** What does not hold, or is not known to, in words. */
  private String marks(List<PropertyView> here) {
    StringBuilder out = new StringBuilder();
    for (PropertyView v : here) {
      if (v.status() != Status.PROVED) {
        SitePage page =
            index.trace(v.occurrences().getFirst()).orElseGet(() -> index.page(v.entry()));
        out.append(
            " <a class=\"mark %s\" href=\"%s%s\">%s: %s</a>"
                .formatted(
                    Html.style(v.status()),
                    Html.UP,
                    page.name(),
                    Html.word(v.status()),
                    Html.text(v.property().description())));
      }
    }
    return out.toString();
  }
}
