// SPDX-License-Identifier: Apache-2.0
package kiki.report;

/** Text in XML and HTML documents. */
public final class XmlText {
  private XmlText() {}

  /**
   * As content or as the value of an attribute. Characters that no XML document may have (XML 1.0,
   * section 2.2) are replaced.
   */
  public static String escape(String text) {
    return text.replaceAll(
            "[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "\uFFFD")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
