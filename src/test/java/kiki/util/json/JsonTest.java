// SPDX-License-Identifier: Apache-2.0
package kiki.util.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void readsEveryKindOfValue() {
    JsonValue.Members members =
        JsonValue.parse(
                " {\"a\": [1, -2.5e3, true, false, null], \"b\": \"x\\n"
                    + "\\u20ac\\\"\\/\", \"c\": {}} ")
            .asMembers();
    assertEquals(
        List.of(
            new JsonValue.Numeral("1"),
            new JsonValue.Numeral("-2.5e3"),
            new JsonValue.Truth(true),
            new JsonValue.Truth(false),
            new JsonValue.Nothing()),
        members.elements("a"));
    assertEquals("x\n\u20ac\"/", members.text("b"));
    assertEquals(List.of("a", "b", "c"), List.copyOf(members.members().keySet()));
  }

  @Test
  void writesWhatItReads() {
    JsonValue value =
        JsonValue.parse("{\"a\":[],\"b\":{},\"c\":[1,\"\\u0000</script>\\ud83d\\ude00\",null]}");
    String text = JsonText.of(value);
    assertEquals(value, JsonValue.parse(text));
    assertFalse(text.contains("<"), "safe inside a page: " + text);
    assertTrue(text.chars().allMatch(c -> c >= ' ' && c <= '~'));
  }

  @Test
  void saysWhereTheTextIsWrong() {
    for (String wrong :
        List.of(
            "", "[1,]", "{\"a\" 1}", "[1] 2", "\"a", "tru", "01", "[\"\\x\"]", "{1:2}", "\"\t\"")) {
      JsonError error = assertThrows(JsonError.class, () -> JsonValue.parse(wrong), wrong);
      assertTrue(error.getMessage().startsWith("line 1, column "), error.getMessage());
    }
    JsonError error = assertThrows(JsonError.class, () -> JsonValue.parse("[\n  1,\n  x]"));
    assertEquals("line 3, column 3: a value is expected", error.getMessage());
  }

  @Test
  void refusesToBeExhausted() {
    assertThrows(JsonError.class, () -> JsonValue.parse("[".repeat(1_000_000)));
  }
}
