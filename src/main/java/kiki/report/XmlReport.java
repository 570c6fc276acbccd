// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.List;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** The results as XML, in the manner of CBMC's {@code --xml-ui}. */
public final class XmlReport {
  private final TracePrinter traces;

  /**
   * @param traces prints counterexamples; null leaves them out
   */
  public XmlReport(TracePrinter traces) {
    this.traces = traces;
  }

  public List<String> lines(Summary summary, String version) {
    List<String> lines = new ArrayList<>();
    lines.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    lines.add("<cprover>");
    lines.add("  <program>" + XmlText.escape("kiki " + version) + "</program>");
    summary
        .verdicts()
        .forEach(
            (property, verdict) -> {
              lines.add(
                  "  <result property=\"%s\" status=\"%s\">"
                      .formatted(XmlText.escape(property.name()), Summary.word(verdict)));
              lines.add(
                  "    <description>" + XmlText.escape(property.description()) + "</description>");
              lines.add("    " + location(property));
              if (verdict instanceof Verdict.Unknown(String reason)) {
                lines.add("    <reason>" + XmlText.escape(reason) + "</reason>");
              }
              if (traces != null && verdict instanceof Verdict.Refuted(var counterexample)) {
                lines.add("    <trace>");
                for (String line : traces.lines(counterexample)) {
                  lines.add("      <line>" + XmlText.escape(line) + "</line>");
                }
                lines.add("    </trace>");
              }
              lines.add("  </result>");
            });
    lines.add("  <cprover-status>" + summary.overall() + "</cprover-status>");
    lines.add("</cprover>");
    return lines;
  }

  private static String location(Property p) {
    return "<location file=\"%s\" line=\"%d\" function=\"%s\"/>"
        .formatted(
            XmlText.escape(p.location().file()), p.location().line(), XmlText.escape(p.function()));
  }
}
