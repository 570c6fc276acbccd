// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Designators and elided braces (C11 6.7.9). */
class InitializersTest {
  private static final String TYPES =
      """
      struct p { int x, y; };
      struct n { int a[2]; struct p p; int b; };
      union u { int i; struct p p; };
      struct anon { int k; union { int l; struct { int m, n; }; }; };
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int v[3] = {1, 2}                 | [0=1,1=2]
          int v[] = {[2] = 1, 2, [0] = 3}   | [2=1,3=2,0=3]
          int v[4] = {[0 ... 2] = 7, [1] = 8} | [0-2=7,1=8]
          int v[2][2] = {1, 2, 3}           | [0=[0=1,1=2],1=[0=3]]
          int v[2][2] = {{1}, 3, 4}         | [0=[0=1],1=[0=3,1=4]]
          struct p v = {1, 2}               | {x=1,y=2}
          struct p v = {.y = 1, .x = 2}     | {y=1,x=2}
          struct n v = {1, 2, 3, 4, 5}      | {a=[0=1,1=2],p={x=3,y=4},b=5}
          struct n v = {.p.y = 1, 2}        | {p={y=1},b=2}
          struct n v = {.p.x = 1, .a[1] = 3, .p.y = 2} | {p={x=1,y=2},a=[1=3]}
          struct n v = {{1}, .p = {.y = 2}} | {a=[0=1],p={y=2}}
          struct p v[] = {1, 2, 3}          | [0={x=1,y=2},1={x=3}]
          struct p v[2] = {[1].y = 5, [0] = {1}} | [1={y=5},0={x=1}]
          struct p v[3] = {[0 ... 2] = {1, 2}, [1].y = 9} | [0-2={x=1,y=2},1={x=1,y=9}]
          union u v = {1}                   | {i=1}
          union u v = {.p = {1, 2}}         | {p={x=1,y=2}}
          union u v = {.i = 1, .p.y = 2}    | {p={y=2}}
          struct anon v = {1, 2}            | {k=1,={l=2}}
          struct anon v = {.n = 3, .k = 1}  | {={={n=3}},k=1}
          char v[] = "ab"                   | text 3
          char v[] = {"ab"}                 | text 3
          char v[2][3] = {"ab", {'c'}}      | [0=text 3,1=[0=99]]
          int v = {3}                       | 3
          int v[] = {}                      | []
          """)
  void resolved(String declaration, String expected) {
    Checking checked = Checking.of(TYPES + declaration + ";");
    assertEquals(expected, show(checked.global("v").initializer().orElseThrow()));
  }

  @Test
  void unknownSizesAreCompleted() {
    assertEquals("int [11]", Checking.of("int v[] = {[10] = 1};").variable("v").type().toString());
    assertEquals("char [4]", Checking.of("char v[] = \"abc\";").variable("v").type().toString());
    assertEquals("int [1]", Checking.of("int v[];").variable("v").type().toString());
  }

  private static String show(Initializer i) {
    return switch (i) {
      case Initializer.Single s -> ((Expression.IntegerConstant) s.value()).value().toString();
      case Initializer.Text t -> "text " + t.literal().type().toString().replaceAll("\\D", "");
      case Initializer.Elements e ->
          e.entries().stream()
              .map(x -> range(x) + "=" + show(x.value()))
              .collect(Collectors.joining(",", "[", "]"));
      case Initializer.Members m ->
          m.entries().stream()
              .map(x -> x.field().name() + "=" + show(x.value()))
              .collect(Collectors.joining(",", "{", "}"));
    };
  }

  private static String range(Initializer.ElementEntry e) {
    return e.first() == e.last() ? "" + e.first() : e.first() + "-" + e.last();
  }
}
