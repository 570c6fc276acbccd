// SPDX-License-Identifier: Apache-2.0
package kiki.project.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kiki.project.answer.FunctionAnswer;
import kiki.project.answer.FunctionAnswer.Status;
import kiki.project.run.ProjectResults;
import kiki.report.XmlText;

/** The results as JUnit's XML, which CI servers show: a suite per file, a case per function. */
public final class JunitDocument {
  private JunitDocument() {}

  public static String text(ProjectResults results) {
    Map<String, List<FunctionAnswer>> suites = new LinkedHashMap<>();
    for (FunctionAnswer a : results.answers()) {
      suites.computeIfAbsent(a.where().file(), _ -> new ArrayList<>()).add(a);
    }
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<testsuites>\n");
    suites.forEach((file, answers) -> suite(file, answers, out));
    return out.append("</testsuites>\n").toString();
  }

  private static void suite(String file, List<FunctionAnswer> answers, StringBuilder out) {
    out.append(
        "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\">\n"
            .formatted(
                XmlText.escape(file),
                answers.size(),
                answers.stream().filter(a -> a.status() == Status.FAILED).count(),
                answers.stream().filter(JunitDocument::isRefused).count(),
                answers.stream().filter(a -> isOpen(a)).count()));
    for (FunctionAnswer a : answers) {
      out.append(
          "    <testcase classname=\"%s\" name=\"%s\" time=\"%s\">\n"
              .formatted(
                  XmlText.escape(file),
                  XmlText.escape(a.function()),
                  String.format(Locale.ROOT, "%.3f", a.seconds())));
      outcome(a, out);
      out.append("    </testcase>\n");
    }
    out.append("  </testsuite>\n");
  }

  /** Neither proved for all inputs nor failed. */
  private static boolean isOpen(FunctionAnswer a) {
    return a.status() == Status.CONDITIONAL || a.status() == Status.UNKNOWN && !isRefused(a);
  }

  private static boolean isRefused(FunctionAnswer a) {
    return a.outcome() instanceof FunctionAnswer.Refused;
  }

  private static void outcome(FunctionAnswer a, StringBuilder out) {
    String text = XmlText.escape(String.join("\n", ProjectText.lines(a)));
    String element =
        switch (a.status()) {
          case PROVED -> "system-out";
          case FAILED -> "failure";
          case CONDITIONAL -> "skipped";
          case UNKNOWN -> isRefused(a) ? "error" : "skipped";
        };
    if (!text.isEmpty()) {
      out.append("      <%s>%s</%s>\n".formatted(element, text, element));
    }
  }
}
