// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.check.Checking;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;
import kiki.lower.contract.Clause;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;
import kiki.lower.contract.LibraryPage;
import kiki.lower.known.KnownFunctions;
import kiki.lower.library.ContractCall;
import kiki.lower.link.Library;
import org.junit.jupiter.api.Test;

class ContractsTest {
  private static final Path PAGE = Path.of("docs/library.md");

  private static List<Symbol> declared() throws IOException, URISyntaxException {
    Path root = Path.of(Library.class.getResource("/kiki/include").toURI());
    List<String> headers;
    try (Stream<Path> files = Files.walk(root)) {
      headers =
          files
              .filter(Files::isRegularFile)
              .map(file -> root.relativize(file).toString())
              .sorted()
              .toList();
    }
    List<Symbol> all = new ArrayList<>();
    for (String header : headers) {
      String text = "#define _GNU_SOURCE 1\n#include <" + header + ">\nint used;\n";
      all.addAll(Checking.of(text).unit().declaredFunctions());
    }
    return all;
  }

  @Test
  void everyFunctionOfTheHeadersHasOne() throws Exception {
    List<Symbol> declared = declared();
    assertTrue(declared.size() > 1000, "only " + declared.size());
    Set<String> missing = new HashSet<>();
    for (Symbol symbol : declared) {
      LibraryContract contract = LibraryContracts.find(symbol.name()).orElse(null);
      if (contract == null
          || symbol.type() instanceof FunctionType type
              && !ContractCall.fits(contract, type.parameters())) {
        missing.add(symbol.name());
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void whatIsSaidToBeModelledIs() {
    List<String> wrong = new ArrayList<>();
    for (List<LibraryContract> section : LibraryContracts.all().values()) {
      for (LibraryContract c : section) {
        for (String name : c.names()) {
          boolean isRefused = KnownFunctions.family(name) == KnownFunctions.Family.REFUSED;
          boolean isModelled = c.has(Clause.Mark.MODEL);
          if (isRefused && c.unknown().isEmpty() || !isModelled && Library.exists(name)) {
            wrong.add(name);
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void noFunctionHasTwo() {
    Set<String> seen = new HashSet<>();
    LibraryContracts.all().values().stream()
        .flatMap(List::stream)
        .flatMap(c -> c.names().stream())
        .forEach(name -> assertTrue(seen.add(name), name));
  }

  @Test
  void thePageShowsThem() throws IOException {
    if ("docs".equals(System.getProperty("kiki.write"))) {
      Files.writeString(PAGE, LibraryPage.text());
    }
    assertEquals(LibraryPage.text(), Files.readString(PAGE));
  }
}
