// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of the documentation that shows all contracts. */
public final class LibraryPage {
  private static final String INTRODUCTION =
      """
      # The C library

      What kiki requires of calls of library functions, and what it takes them to do. This page is
      made from `src/main/resources/kiki/contracts/library.contracts`; `ContractsTest` fails when it
      is out of date, and writes it anew with `-Dkiki.write=docs`.

      - With `--pointer-check` (or `valid-deref`) each requirement on memory is a property
        `dereference failure: F argument 'p' must ...` at the line of the call; that a stream is
        open, and that arrays do not overlap, are preconditions (`--pointer-check` only).
      - A *string* is readable up to and including its end. *n bytes* at a pointer may be read or
        written if they lie in one object that is alive; none may be anywhere.
      - A *stream* is open from the call that returned it to the call that closes it; `stdin`,
        `stdout` and `stderr` are open at the start. That a stream stays open is no memory leak.
      - *Modelled* functions have an exact or nearly exact model, which also checks what it
        accesses. All others return any value in the stated range, and what they write may hold any
        value after; a call that fails (null, or a negative number) writes nothing, and sets `errno`
        to some error number where that is stated.
      - *Computed* results depend on nothing but the arguments, but kiki does not know them: proofs
        hold for all values, and no alarm depends on one.
      - What is *not stated* makes a program's verdict UNKNOWN where it can be called.
      - A function that is *confined* returns, and changes memory only that it gets the address of:
        properties that depend on none are proved nonetheless.
      """;

  private LibraryPage() {}

  public static String text() {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    for (Map.Entry<String, List<LibraryContract>> section : LibraryContracts.all().entrySet()) {
      page.append("\n## `<").append(section.getKey()).append(">`\n");
      page.append("| functions | requires | does |\n|---|---|---|\n");
      for (LibraryContract contract : section.getValue()) {
        page.append(row(contract));
      }
    }
    return page.toString();
  }

  private static String row(LibraryContract contract) {
    List<String> names = contract.names().stream().map(n -> "`" + n + "`").toList();
    List<String> requires = new ArrayList<>();
    List<String> does = new ArrayList<>();
    for (Clause clause : contract.clauses()) {
      describe(clause, requires, does);
    }
    return "| "
        + String.join(" ", names)
        + " `("
        + String.join(", ", contract.parameters())
        + ")` | "
        + String.join("; ", requires)
        + " | "
        + String.join("; ", does)
        + " |\n";
  }

  private static void describe(Clause clause, List<String> requires, List<String> does) {
    switch (clause) {
      case Clause.Text t -> {
        String kind = t.characters() == Clause.Characters.WIDE ? " a wide string" : " a string";
        String limit = t.limit().map(n -> ", or " + text(n) + " elements").orElse("");
        requires.add("`" + t.parameter() + "`" + kind + limit + or(t.allowed()));
      }
      case Clause.Memory m -> {
        String extent = m.extent().map(LibraryPage::bytes).orElse("`*" + m.parameter() + "`");
        String verb =
            switch (m.access()) {
              case READ -> "reads ";
              case WRITE -> "writes ";
              case UPDATE -> "reads and writes ";
              case FILL -> "writes a string to ";
            };
        requires.add(
            verb
                + extent
                + (m.extent().isPresent() ? " at `" + m.parameter() + "`" : "")
                + or(m.allowed()));
      }
      case Clause.Stream s ->
          requires.add("`" + s.parameter() + "` an open stream" + or(s.allowed()));
      case Clause.Close c -> {
        requires.add("`" + c.parameter() + "` an open stream");
        does.add("closes it");
      }
      case Clause.Disjoint d ->
          requires.add(bytes(d.extent()) + " at `" + d.left() + "` and `" + d.right() + "` apart");
      case Clause.Returns r -> does.add("returns " + text(r.result()));
      case Clause.Errno e ->
          does.add(e.names().isEmpty() ? "errno" : "errno " + String.join(", ", e.names()));
      case Clause.Unknown u -> does.add("not stated: " + u.reason());
      case Clause.Mark m ->
          does.add(
              switch (m) {
                case MODEL -> "modelled";
                case OUTPUT -> "output";
                case COMPUTED -> "computed";
                case CONFINED -> "confined";
                case ENDS -> "does not return";
              });
    }
  }

  private static String or(Clause.Null allowed) {
    return allowed == Clause.Null.ALLOWED ? ", or null" : "";
  }

  private static String bytes(Extent extent) {
    return text(extent) + " bytes";
  }

  private static String text(Extent extent) {
    return switch (extent) {
      case Extent.Number n -> n.value().toString();
      case Extent.Parameter p -> "`" + p.name() + "`";
      case Extent.Pointee p -> "`*" + p.name() + "`";
      case Extent.Length l -> "`strlen(" + l.name() + ")`";
      case Extent.SizeOf s -> "`sizeof *" + s.name() + "`";
      case Extent.Sum s -> text(s.left()) + " + " + text(s.right());
      case Extent.Difference d -> text(d.left()) + " - " + text(d.right());
      case Extent.Product p -> text(p.left()) + " * " + text(p.right());
    };
  }

  private static String text(Result result) {
    return switch (result) {
      case Result.Any a -> "any value";
      case Result.Range r ->
          "at least " + text(r.low()) + r.high().map(h -> ", at most " + text(h)).orElse("");
      case Result.Values v ->
          String.join(" or ", v.values().stream().map(LibraryPage::text).toList());
      case Result.Argument a -> "`" + a.parameter() + "`" + or(a.orNull());
      case Result.Into i -> "a pointer into `" + i.parameter() + "`" + or(i.orNull());
      case Result.StaticObject s -> "the function's own object" + or(s.orNull());
      case Result.Text t -> owner(t) + size(t.size()) + or(t.orNull());
      case Result.NewStream s -> "a new stream" + or(s.orNull());
    };
  }

  private static String owner(Result.Text t) {
    return switch (t.owner()) {
      case LIBRARY -> "a string of the library";
      case CALLER -> "a new string to be freed";
    };
  }

  private static String size(Optional<Extent> size) {
    return size.map(s -> " of " + text(s) + " bytes").orElse("");
  }
}
