// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The version is stated in {@code pom.xml}, and nowhere else. */
class VersionTest {
  private static final Pattern STATED = Pattern.compile("<revision>(.*?)</revision>");

  @Test
  void isThatOfTheProject() throws IOException {
    Matcher matcher = STATED.matcher(Files.readString(Path.of("pom.xml")));
    assertTrue(matcher.find());
    assertEquals(matcher.group(1), Version.NUMBER);
  }

  @Test
  void theChangelogStartsWithWhatIsNotReleased() throws IOException {
    List<String> headings =
        Files.readAllLines(Path.of("CHANGELOG.md")).stream()
            .filter(l -> l.startsWith("## "))
            .toList();
    assertEquals("## Unreleased", headings.getFirst());
    assertEquals(headings.stream().distinct().toList(), headings);
  }
}
