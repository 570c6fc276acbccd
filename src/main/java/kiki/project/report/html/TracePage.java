// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kiki.project.answer.AnswerWriter;
import kiki.project.answer.PropertyAnswer;
import kiki.project.answer.PropertyFinding;
import kiki.project.report.PropertyView;
import kiki.report.StateStep;
import kiki.util.json.JsonText;
import kiki.util.json.JsonValue;

/** An execution to step through; without scripts, the list of its steps. */
final class TracePage {
  private final SiteIndex index;

  TracePage(SiteIndex index) {
    this.index = index;
  }

  /**
   * @param sources the lines of files
   */
  String text(
      PropertyView.Occurrence occurrence,
      PropertyFinding.Failed failed,
      Function<String, List<String>> sources) {
    PropertyAnswer p = occurrence.property();
    List<StateStep> steps = new ArrayList<>(failed.steps());
    steps.addAll(failed.cycle());
    StringBuilder out = new StringBuilder();
    out.append(
        "<p>%s at %s, verified from <a href=\"%s%s\">%s</a> <code>%s</code></p>\n"
            .formatted(
                Html.badge(p.finding().status()),
                index.link(p.location(), Html.UP),
                Html.UP,
                index.page(occurrence.entry()).name(),
                Html.text(occurrence.entry().function()),
                Html.text(p.name())));
    if (p.finding() instanceof PropertyFinding.Conditional) {
      occurrence
          .entry()
          .condition()
          .ifPresent(
              c ->
                  out.append(
                      "<p class=\"note\">This execution is possible unless callers ensure <code>%s</code>.</p>\n"
                          .formatted(Html.text(c.text()))));
    }
    out.append(
        """
        <section id="debugger" hidden aria-label="Step through the execution">
        <p class="controls">
        <button id="first" title="first step (Home)">|&lt;</button>
        <button id="back" title="step back (left arrow)">&lt;</button>
        <button id="forward" title="step forward (right arrow)">&gt;</button>
        <button id="last" title="last step (End)">&gt;|</button>
        <output id="position" aria-live="polite"></output>
        </p>
        <div class="panes">
        <div><h2>Source</h2><p id="place"></p><pre id="excerpt" class="code"></pre></div>
        <div><h2>Call stack</h2><ol id="stack"></ol></div>
        <div><h2>Variables</h2><table id="variables"></table></div>
        <div><h2>Memory</h2><div id="memory"></div></div>
        </div>
        </section>
        """);
    out.append("<section><h2>Steps</h2>\n<ol class=\"steps\">\n");
    steps.forEach(s -> step(s, out));
    out.append("</ol>\n");
    out.append("<details><summary>As text</summary><pre class=\"code\">");
    failed.text().forEach(l -> out.append(Html.text(l)).append('\n'));
    out.append("</pre></details></section>\n");
    failed
        .reproducer()
        .ifPresent(
            r ->
                out.append(
                    "<section><h2>Reproducer</h2><p>Compile it together with the program. <button id=\"copy\" hidden>Copy</button></p><pre class=\"code\" id=\"reproducer\">%s</pre></section>\n"
                        .formatted(Html.text(r))));
    out.append("<script type=\"application/json\" id=\"data\">");
    out.append(data(steps, sources)).append("</script>\n");
    return Html.page(p.description(), Html.UP, out.toString());
  }

  private void step(StateStep s, StringBuilder out) {
    out.append("<li>").append(index.link(s.where(), Html.UP));
    out.append(" <span>%s</span>".formatted(Html.text(String.join(" > ", s.stack()))));
    s.writes()
        .forEach(
            w ->
                out.append(
                    " <code>%s = %s</code>".formatted(Html.text(w.place()), Html.text(w.value()))));
    s.remarks().forEach(r -> out.append(" <em>%s</em>".formatted(Html.text(r))));
    out.append("</li>\n");
  }

  /** The steps, and of the files the lines that they are in. */
  private static String data(List<StateStep> steps, Function<String, List<String>> sources) {
    Map<String, List<String>> files = new HashMap<>();
    Map<String, JsonValue> excerpts = new LinkedHashMap<>();
    for (StateStep s : steps) {
      List<String> lines = files.computeIfAbsent(s.where().file(), sources);
      int line = s.where().line();
      for (int i = Math.max(1, line - 3); i <= Math.min(lines.size(), line + 3); i++) {
        excerpts.put(s.where().file() + ":" + i, JsonValue.of(lines.get(i - 1)));
      }
    }
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("steps", new JsonValue.Sequence(steps.stream().map(AnswerWriter::step).toList()));
    members.put("lines", new JsonValue.Members(excerpts));
    return JsonText.of(new JsonValue.Members(members));
  }
}
