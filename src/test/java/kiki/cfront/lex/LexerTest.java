// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;
import org.junit.jupiter.api.Test;

class LexerTest {
  private static List<String> lex(String text) {
    Lexer lexer = Lexer.of(new SourceText("a.c", text), new Names(), new Diagnostics());
    List<String> out = new ArrayList<>();
    for (Token token = lexer.next(); !token.is(TokenKind.EOF); token = lexer.next()) {
      if (!token.is(TokenKind.NEWLINE)) {
        String space = token.hasSpaceBefore() ? "_" : "";
        out.add(space + token.text() + "@" + token.line() + ":" + token.column());
      }
    }
    return out;
  }

  private static List<TokenKind> kinds(String text) {
    Lexer lexer = Lexer.of(new SourceText("a.c", text), new Names(), new Diagnostics());
    List<TokenKind> out = new ArrayList<>();
    for (Token token = lexer.next(); !token.is(TokenKind.EOF); token = lexer.next()) {
      out.add(token.kind());
    }
    return out.subList(0, out.lastIndexOf(TokenKind.NEWLINE));
  }

  @Test
  void splicesJoinLinesAndKeepPositions() {
    assertEquals(List.of("abcd@1:1", "_e@2:4"), lex("ab\\\ncd e"));
    assertEquals(List.of("abcd@1:1", "e@4:1"), lex("ab\\  \r\ncd\r\n\r\ne"));
    assertEquals(List.of("+=@1:1", "x@2:2"), lex("+\\\n=x"));
    assertEquals(List.of("b@3:1"), lex("// a \\\n c\nb"));
    assertEquals(List.of("\"a\\nb\"@1:1"), lex("\"a\\\\\nnb\""));
  }

  @Test
  void commentsAreWhiteSpace() {
    assertEquals(List.of("a@1:1", "_b@1:10"), lex("a/* // */b"));
    assertEquals(List.of("a@1:1", "_b@2:4"), lex("a/*\n*/ b"));
    assertEquals(List.of("\"/*\"@1:1", "_b@1:6"), lex("\"/*\" b//c"));
  }

  @Test
  void longestPunctuatorWins() {
    assertEquals(List.of("++@1:1", "+@1:3", "->@1:4", "-@1:6"), lex("+++->-"));
    assertEquals(List.of("<<=@1:1", "...@1:4", ".@1:7"), lex("<<=...."));
    assertEquals(
        List.of(
            TokenKind.LEFT_BRACKET,
            TokenKind.RIGHT_BRACKET,
            TokenKind.LEFT_BRACE,
            TokenKind.RIGHT_BRACE,
            TokenKind.HASH_HASH,
            TokenKind.HASH,
            TokenKind.PERCENT),
        kinds("<: :> <% %> %:%: %: %").subList(0, 7));
    assertEquals(List.of("%:%:@1:1", "%:@1:5", "%@1:7"), lex("%:%:%:%"));
  }

  @Test
  void numbersTakeWhatFollows() {
    assertEquals(List.of("0x1p-3.e+x@1:1", "-@1:11"), lex("0x1p-3.e+x-"));
    assertEquals(List.of(".5e.a@1:1", "+@1:6", ".@1:7"), lex(".5e.a+."));
  }

  @Test
  void literalsHavePrefixes() {
    assertEquals(
        List.of(TokenKind.STRING, TokenKind.STRING, TokenKind.CHAR, TokenKind.STRING),
        kinds("u8\"a\" L\"b\" u'c' U\"d\"").subList(0, 4));
    assertEquals(List.of("u8@1:1", "'a'@1:3"), lex("u8'a'"));
    assertEquals(List.of("\"a\\\"b\"@1:1", "c@1:7"), lex("\"a\\\"b\"c"));
    assertEquals(List.of("\"abc@1:1", "d@2:1"), lex("\"abc\nd"));
  }

  @Test
  void namesMayBeUnicode() {
    assertEquals(List.of("\u00e9t\u00e9@1:1"), lex("\\u00e9t\u00e9"));
    assertEquals(List.of("$a_1@1:1", "\\@1:5", "u12@1:6"), lex("$a_1\\u12"));
  }
}
