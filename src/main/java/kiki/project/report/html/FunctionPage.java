// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.project.report.PropertyView;

/** What is known of one function, on what it rests, and why. */
final class FunctionPage {
  private final SiteIndex index;

  FunctionPage(SiteIndex index) {
    this.index = index;
  }

  String text(FunctionAnswer answer) {
    StringBuilder out = new StringBuilder();
    out.append(
        "<p>%s at %s, in %.1f s</p>\n"
            .formatted(
                Html.badge(answer.status()),
                index.link(answer.where(), Html.UP),
                answer.seconds()));
    answer
        .condition()
        .ifPresent(
            c -> {
              out.append(
                  "<section><h2>Condition</h2><p>Proved if <code>%s</code>. No caller is known to ensure it; otherwise these can fail: %s.</p>\n"
                      .formatted(Html.text(c.text()), Html.text(String.join(", ", c.failing()))));
              c.contract()
                  .ifPresent(
                      t -> out.append("<pre class=\"code\">%s</pre>\n".formatted(Html.text(t))));
              out.append("</section>\n");
            });
    if (!answer.assumptions().isEmpty()) {
      out.append("<section><h2>Assumed</h2><ul>\n");
      answer.assumptions().forEach(a -> out.append("<li>%s</li>\n".formatted(Html.text(a))));
      out.append("</ul></section>\n");
    }
    switch (answer.outcome()) {
      case FunctionAnswer.Refused(String reason) ->
          out.append("<p class=\"note\">Not verified: %s</p>\n".formatted(Html.text(reason)));
      case FunctionAnswer.Checked(List<PropertyAnswer> properties, var _) -> {
        out.append("<section><h2>Properties</h2>\n<ul class=\"rows\">\n");
        properties.forEach(p -> property(answer, p, out));
        out.append("</ul></section>\n");
        facts(properties, out);
      }
    }
    return Html.page("Function " + answer.function(), Html.UP, out.toString());
  }

  private void property(FunctionAnswer answer, PropertyAnswer p, StringBuilder out) {
    out.append(
        "<li class=\"row\" data-status=\"%s\">%s %s: "
            .formatted(
                Html.style(p.finding().status()),
                Html.badge(p.finding().status()),
                index.link(p.location(), Html.UP)));
    switch (p.finding()) {
      case PropertyFinding.Proved(String method, int unwindings, var _) ->
          out.append(
              "%s <span class=\"why\">%s, k = %d</span>"
                  .formatted(Html.text(p.description()), Html.text(method), unwindings));
      case PropertyFinding.Unknown(String reason) ->
          out.append(
              "%s <span class=\"why\">%s</span>"
                  .formatted(Html.text(p.description()), Html.text(reason)));
      case PropertyFinding.Conditional(var under, var otherwise) -> {
        out.append(otherwise.isPresent() ? execution(answer, p) : Html.text(p.description()));
        out.append(
            " <span class=\"why\">under the condition: %s, k = %d</span>"
                .formatted(Html.text(under.method()), under.unwindings()));
      }
      case PropertyFinding.Failed _ -> out.append(execution(answer, p));
    }
    out.append(" <code>%s</code></li>\n".formatted(Html.text(p.name())));
  }

  /** A link to what violates it. */
  private String execution(FunctionAnswer answer, PropertyAnswer p) {
    return "<a href=\"%s%s\">%s</a>"
        .formatted(
            Html.UP,
            index.trace(new PropertyView.Occurrence(answer, p)).orElseThrow().name(),
            Html.text(p.description()));
  }

  /** What proofs use, of each loop once. */
  private void facts(List<PropertyAnswer> properties, StringBuilder out) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (PropertyAnswer p : properties) {
      if (p.finding().proof().isPresent()) {
        for (PropertyFinding.LoopFact fact : p.finding().proof().get().facts()) {
          List<String> known =
              texts.computeIfAbsent(
                  "%s of <code>%s</code>, %s"
                      .formatted(
                          Html.text(fact.about()),
                          Html.text(fact.function()),
                          index.link(fact.where(), Html.UP)),
                  _ -> new ArrayList<>());
          fact.texts().stream().filter(t -> !known.contains(t)).forEach(known::add);
        }
      }
    }
    if (!texts.isEmpty()) {
      out.append("<section><h2>Invariants and ranking functions</h2>\n");
      texts.forEach(
          (head, lines) -> {
            out.append("<h3>%s</h3><ul>\n".formatted(head));
            lines.forEach(t -> out.append("<li><code>%s</code></li>\n".formatted(Html.text(t))));
            out.append("</ul>\n");
          });
      out.append("</section>\n");
    }
  }
}
