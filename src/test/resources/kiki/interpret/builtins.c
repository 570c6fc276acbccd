#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <limits.h>
#include <stdbool.h>

static volatile double half = 0.5, big = 1e300, tiny = 5e-324, minus = -2.5;
static volatile unsigned long long bits = 0x00f0123456789abcULL;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void bye(void) { puts("bye"); }

int main(void) {
  printf("%d %d %d\n", __builtin_popcountll(bits), __builtin_popcountl((unsigned long)bits), __builtin_popcount((unsigned)bits));
  printf("%d %d %d\n", __builtin_clzll(bits), __builtin_ctzll(bits), __builtin_clz(1));
  printf("%d %d %d\n", __builtin_ffsll(bits), __builtin_parityll(bits), __builtin_ffs(0));
  printf("%d %d %d\n", __builtin_clrsb(-1), __builtin_clrsb(5), __builtin_clrsbll(-256));
  printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(bits));
  int r;
  printf("%d", __builtin_add_overflow(INT_MAX, 1, &r));
  printf(" %d\n", r);
  unsigned char small;
  printf("%d", __builtin_mul_overflow(16, 17, &small));
  printf(" %d\n", small);
  long l;
  printf("%d", __builtin_sub_overflow(LONG_MIN, 1, &l));
  printf(" %d\n", l == LONG_MAX);
  printf("%d %d %d %d\n", isnan(big * big - big * big), isinf(big * big) != 0, isfinite(tiny), isnormal(tiny));
  printf("%d %d %d\n", signbit(minus) != 0, fpclassify(0.0) == FP_ZERO, fpclassify(tiny) == FP_SUBNORMAL);
  printf("%.1f %.1f %.1f %.1f %.1f\n", floor(minus), ceil(minus), trunc(minus), round(minus), rint(minus));
  printf("%.17g %.17g %.17g\n", sqrt(half), fmod(big, 7.0), remainder(10.0, 4.0));
  printf("%.17g %.17g %.17g\n", fabs(minus), fmin(half, minus), fmax(half, minus));
  printf("%.17g %a %a\n", copysign(half, minus), fma(half, half, tiny), (double)(float)0.1);
  printf("%.9g %.9g\n", sqrtf(2.0f), floorf(-0.5f));
  int a[] = {5, 3, 9, 1, 7};
  qsort(a, 5, sizeof a[0], compare);
  for (int i = 0; i < 5; i++) printf("%d ", a[i]);
  int key = 7;
  int *found = bsearch(&key, a, 5, sizeof a[0], compare);
  printf("%d\n", (int)(found - a));
  printf("%d %d %d %c %c\n", isalpha('x') != 0, isdigit('x') != 0, isspace('\t') != 0, toupper('q'), tolower('Q'));
  printf("%d %ld %d\n", atoi("-42xyz"), strtol("0x1f", 0, 0), abs(-3));
  char text[] = "a,b;c";
  for (char *t = strtok(text, ",;"); t; t = strtok(0, ",;")) printf("<%s>", t);
  printf("%d %d\n", (int)strspn("aabc", "ab"), (int)strcspn("aabc", "c"));
  printf("%s %s\n", strstr("haystack", "st"), strrchr("a/b/c", '/'));
  div_t d = div(-7, 2);
  printf("%d %d %lld\n", d.quot, d.rem, llabs(-5LL));
  printf("%d %d\n", __builtin_expect(r == INT_MIN, 1), __builtin_types_compatible_p(int, signed));
  bool b = 7;
  b += 3;
  printf("%d %d\n", b, (bool)0.1);
  int x = 5;
  x += ({ int y = 3; y * 2; });
  printf("%d %d %d\n", x, x ?: 9, 0 ?: 9);
  atexit(bye);
  exit(77);
}
