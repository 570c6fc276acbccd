// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.options.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types of expressions (C11 6.3.1, 6.5). */
class ExpressionTypesTest {
  private static final String DECLARATIONS =
      """
      _Bool b; char c; signed char sc; unsigned char uc; short s; unsigned short us; int i;
      unsigned u; long l; unsigned long ul; long long ll; unsigned long long ull;
      float f; double d; long double ld; int *p; const int *cp; void *v; int a[3];
      struct { unsigned x:3; unsigned y:32; int z:5; unsigned long long w:40; } t;
      int (*fn)(int); enum { A, B } e; __CPROVER_bitvector[5] bv;
      _Complex float cf; _Complex double cd; _Complex int ci; _BitInt(40) b40;
      int __attribute__((vector_size(8))) v2i; float __attribute__((vector_size(8))) v2f;
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          b + b             | int           | int
          c + c             | int           | int
          us + us           | int           | int
          +uc               | int           | int
          ~us               | int           | int
          i + u             | unsigned int  | unsigned int
          u + l             | long          | unsigned long
          l + ul            | unsigned long | unsigned long
          ul + ll           | unsigned long long | long long
          l + ll            | long long     | long long
          ll + ull          | unsigned long long | unsigned long long
          us << ll          | int           | int
          ull >> i          | unsigned long long | unsigned long long
          i + f             | float         | float
          f * d             | double        | double
          d / ld            | long double   | long double
          cf + i            | _Complex float | _Complex float
          cf * d            | _Complex double | _Complex double
          ld - cf           | _Complex long double | _Complex long double
          cd / ci           | _Complex double | _Complex double
          ci + ll           | _Complex long long | _Complex long long
          1.0fi             | _Complex float | _Complex float
          ~cd               | _Complex double | _Complex double
          __imag__ cf       | float         | float
          __real__ i        | int           | int
          cf == cd          | int           | int
          i ? cf : d        | _Complex double | _Complex double
          b40 + i           | signed __CPROVER_bitvector[40] | signed __CPROVER_bitvector[40]
          v2i + 1           | __attribute__((vector_size(8))) int | __attribute__((vector_size(8))) int
          v2f < v2f         | __attribute__((vector_size(8))) int | __attribute__((vector_size(8))) int
          v2f[1]            | float         | float
          i < u             | int           | int
          d && p            | int           | int
          !ull              | int           | int
          p - p             | long          | int
          p + 1             | int *         | int *
          1 + p             | int *         | int *
          a + 1             | int *         | int *
          &a                | int (*)[3]    | int (*)[3]
          a                 | int *         | int *
          *a                | int           | int
          &a[1]             | int *         | int *
          sizeof(i)         | unsigned long | unsigned int
          i ? c : s         | int           | int
          i ? 1 : 2.0f      | float         | float
          i ? p : 0         | int *         | int *
          i ? p : (void*)0  | int *         | int *
          i ? p : v         | void *        | void *
          i ? p : cp        | const int *   | const int *
          (c = 3)           | char          | char
          c += 3.0          | char          | char
          c++               | char          | char
          t.x + 0           | int           | int
          t.y + 0           | unsigned int  | unsigned int
          t.z + 0           | int           | int
          'a'               | int           | int
          L'a'              | int           | long
          u'a'              | unsigned short | unsigned short
          U'a'              | unsigned int  | unsigned int
          B                 | int           | int
          e                 | unsigned int  | unsigned int
          "abc"             | char *        | char *
          fn(1)             | int           | int
          *fn               | int (*)(int)  | int (*)(int)
          (i, c)            | char          | char
          ({ i; c; })       | char          | char
          bv + bv           | unsigned __CPROVER_bitvector[5] | unsigned __CPROVER_bitvector[5]
          bv + 1            | int           | int
          1.0               | double        | double
          1.0f              | float         | float
          1.0L              | long double   | long double
          2147483647        | int           | int
          2147483648        | long          | long long
          0x80000000        | unsigned int  | unsigned int
          4294967296        | long          | long long
          0xffffffffffffffff | unsigned long | unsigned long long
          1u                | unsigned int  | unsigned int
          1l                | long          | long
          1ll               | long long     | long long
          1ull              | unsigned long long | unsigned long long
          """)
  void bothDataModels(String expression, String lp64, String ilp32) {
    assertEquals(lp64, Checking.typeOf(DECLARATIONS, expression, Language.LP64).toString(), "LP64");
    assertEquals(
        ilp32, Checking.typeOf(DECLARATIONS, expression, Language.ILP32).toString(), "ILP32");
  }

  @Test
  void bitFieldsReadWithTheirWidthAndArePromotedByACast() {
    Expression.Binary sum =
        assertInstanceOf(
            Expression.Binary.class, Checking.expression(DECLARATIONS, "t.x + 1", Language.LP64));
    Expression.Cast promotion = assertInstanceOf(Expression.Cast.class, sum.left());
    assertEquals(IntType.INT, promotion.type());
    assertEquals(
        new IntType(IntType.Kind.BITFIELD, 3, IntType.Sign.UNSIGNED), promotion.operand().type());
  }

  @Test
  void wideBitFieldsComputeInTheirOwnWidthAsInGcc() {
    Expression sum = Checking.expression(DECLARATIONS, "t.w << 1", Language.LP64);
    assertEquals(new IntType(IntType.Kind.BITFIELD, 40, IntType.Sign.UNSIGNED), sum.type());
  }

  @Test
  void compoundAssignmentNamesTheTypeItComputesIn() {
    Expression.CompoundAssign e =
        assertInstanceOf(
            Expression.CompoundAssign.class,
            Checking.expression(DECLARATIONS, "c += 2.5", Language.LP64));
    assertEquals("double", e.computationType().toString());
    assertEquals("double", e.value().type().toString());
    assertEquals("char", e.type().toString());
    Expression.CompoundAssign shift =
        assertInstanceOf(
            Expression.CompoundAssign.class,
            Checking.expression(DECLARATIONS, "c <<= ull", Language.LP64));
    assertEquals("int", shift.computationType().toString());
    assertEquals("unsigned long long", shift.value().type().toString());
  }

  @Test
  void plainCharFollowsTheLanguage() {
    Language unsigned = new Language(DataModel.LP64, CharSign.UNSIGNED);
    IntType type = (IntType) Checking.typeOf("char c;", "c", unsigned);
    assertEquals(IntType.Sign.UNSIGNED, type.sign());
  }

  @Test
  void indexKeepsTheArray() {
    Expression.Index e =
        assertInstanceOf(
            Expression.Index.class, Checking.expression(DECLARATIONS, "a[c]", Language.LP64));
    assertInstanceOf(Expression.Reference.class, e.base());
    assertEquals("int", e.index().type().toString());
  }

  @Test
  void argumentsAreConvertedToTheParametersOrPromoted() {
    String text = "int g(long, ...); void f(void) { char c; float x; g(c, c, x); }";
    Expression.Call call =
        assertInstanceOf(Expression.Call.class, Checking.of(text).lastExpression("f"));
    assertEquals(
        "[long, int, double]",
        call.arguments().stream().map(a -> a.type().toString()).toList().toString());
  }
}
