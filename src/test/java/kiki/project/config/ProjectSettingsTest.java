// SPDX-License-Identifier: Apache-2.0
package kiki.project.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.api.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectSettingsTest {
  private static ProjectSettings read(String text) {
    return ProjectSettings.of(Path.of("/p/kiki.toml"), text);
  }

  @Test
  void readsAllSettings() {
    ProjectSettings settings =
        read(
            """
            # A project.
            checks = ["bounds", 'pointer'] # two
            options = [
              "--certify", # of any number
              "-DX=\\"1\\"",
            ]
            timeout = 2.5
            memory = 500
            exclude = ["third_party", "*_test.c", "a/**"]
            stubs = ["stubs.c"]
            baseline = "known.json"
            functions = "api_.*"
            jobs = 3
            preconditions = false

            [parameters]
            f = "p: non-null"
            "g" = 'n: in 1..3'
            """);
    assertEquals(
        List.of(
            "--bounds-check",
            "--pointer-check",
            "--certify",
            "-DX=\"1\"",
            "--timeout",
            "2.5",
            "--memory",
            "500"),
        settings.words());
    assertEquals(List.of(Path.of("/p/stubs.c")), settings.stubs());
    assertEquals(Optional.of(Path.of("/p/known.json")), settings.baseline());
    assertEquals(Optional.of("api_.*"), settings.functions());
    assertEquals(Optional.of(3), settings.jobs());
    assertEquals(Optional.of(false), settings.preconditions());
    assertEquals(Map.of("f", "p: non-null", "g", "n: in 1..3"), settings.parameters());
    assertTrue(settings.excludes(Path.of("third_party/x.c")));
    assertTrue(settings.excludes(Path.of("src/queue_test.c")));
    assertTrue(settings.excludes(Path.of("a/b/c.c")));
    assertFalse(settings.excludes(Path.of("src/queue.c")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chekcs = []     | 1: unknown setting 'chekcs'; did you mean 'checks'?
          jobs = "3"      | 1: 'jobs' must be a number
          jobs = 1.5      | 1: 'jobs' must be a number
          stubs = "a"     | 1: 'stubs' must be an array of strings
          stubs = [1]     | 1: 'stubs' must be an array of strings
          timeout =       | 1: a value is expected
          timeout = soon  | 1: 'soon' is no value
          timeout 3       | 1: '=' is expected
          baseline = "a   | 1: the string does not end in its line
          checks = ["a"   | 1: ',' or ']' is expected
          [[x]]           | 1: arrays of tables are not supported
          jobs = 1 2      | 1: the end of the line is expected
          preconditions=1 | 1: 'preconditions' must be true or false
          """)
  void namesTheLineOfAnError(String text, String message) {
    InputError error = assertThrows(InputError.class, () -> read(text));
    assertEquals("/p/kiki.toml:" + message, error.getMessage());
  }

  @Test
  void countsLines() {
    InputError error = assertThrows(InputError.class, () -> read("jobs = 1\n\n# x\njobs = 2\n"));
    assertEquals(
        "/p/kiki.toml:4: 'jobs' is set a second time, first in line 1", error.getMessage());
  }
}
