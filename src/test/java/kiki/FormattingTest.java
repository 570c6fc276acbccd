package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every source file is as google-java-format writes it. */
class FormattingTest {
  @Test
  void sourcesAreFormatted() throws IOException, FormatterException {
    Formatter formatter = new Formatter();
    List<String> unformatted = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        String text = Files.readString(file);
        if (!formatter.formatSource(text).equals(text)) {
          unformatted.add(file.toString());
        }
      }
    }
    assertEquals(List.of(), unformatted, "not formatted (google-java-format)");
  }
}
