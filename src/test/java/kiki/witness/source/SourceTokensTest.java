// SPDX-License-Identifier: Apache-2.0
package kiki.witness.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kiki.cfront.lex.Token;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

class SourceTokensTest {
  private static List<Token> tokens(String text, PreprocessorOptions.Lines lines) {
    PreprocessorOptions options = PreprocessorOptions.of(Language.LP64).with(lines);
    return new Preprocessor(options, new Diagnostics()).tokens(new SourceText("f.c", text));
  }

  private static SourceTokens read(String text) {
    return SourceTokens.of(
        tokens(text, PreprocessorOptions.Lines.PHYSICAL),
        tokens(text, PreprocessorOptions.Lines.PRESUMED));
  }

  private static String shown(SourceTokens source, int start, int end) {
    return source.tokens().subList(start, end).stream()
        .map(Token::text)
        .collect(Collectors.joining(" "));
  }

  @Test
  void statementsAndTheirConditionsAreFound() {
    SourceTokens source =
        read(
            """
            struct s { int x; } g = { 1 };
            int f(int n) {
              int a[] = { 1, 2 };
              for (int i = 0; i < n; i++) if (a[0]) continue; else L: n--;
              do { n = ({ int t = n; t; }); } while (n > 0);
              switch (n) { case 1 ? 2 : 3: while (n) ; default: break; }
              return 0;
            }
            """);
    assertEquals(List.of("f"), source.functions().stream().map(FunctionSpan::name).toList());
    assertEquals(
        List.of("FOR i < n", "IF a [ 0 ]", "DO n > 0", "SWITCH n", "WHILE n"),
        source.statements().stream()
            .filter(StatementSpan::hasCondition)
            .map(s -> s.form() + " " + shown(source, s.conditionStart(), s.conditionEnd()))
            .toList());
    assertTrue(
        source.statements().stream()
            .anyMatch(s -> shown(source, s.start(), s.end()).equals("int t = n ;")));
    assertEquals(
        StatementSpan.Position.ALONE,
        source.statements().stream()
            .filter(s -> shown(source, s.start(), s.end()).equals("n -- ;"))
            .findFirst()
            .orElseThrow()
            .position());
  }

  @Test
  void callsHaveTheirBrackets() {
    SourceTokens source = read("void f(void) { (*p)(a->g(1)[2](3), (int)(4), sizeof(5)); }");
    List<String> calls =
        IntStream.range(0, source.tokens().size())
            .filter(source::endsCall)
            .mapToObj(c -> shown(source, source.calleeStart(source.opening(c)), c + 1))
            .toList();
    assertEquals(
        List.of(
            "a -> g ( 1 )",
            "a -> g ( 1 ) [ 2 ] ( 3 )",
            "( * p ) ( a -> g ( 1 ) [ 2 ] ( 3 ) , ( int ) ( 4 ) , sizeof ( 5 ) )"),
        calls);
  }

  @Test
  void lineMarkersAreLookedThrough() {
    SourceTokens source = read("# 70 \"other.c\"\nint f(void)\n{ return 1; }\n");
    int token = source.at(new Location("other.c", 71, 3)).orElseThrow();
    assertEquals("return", source.tokens().get(token).text());
    assertEquals(3, source.tokens().get(token).line());
    assertEquals("f.c", source.tokens().get(token).file());
  }
}
