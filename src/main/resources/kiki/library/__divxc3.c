// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8 as libgcc has it since version 12: Smith's method, scaled as Baudin and Smith
   propose; then infinities are recovered. */
static long double signed_like(long double magnitude, long double sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
long double _Complex __divxc3(long double a, long double b, long double c, long double d) {
  const long double large = 0x1.fffffffffffffffep+16383L / 2, smallest = 0x1p-16382L, epsilon = 0x1p-63L;
  const long double moderate = large * epsilon;
  _Bool swapped = __builtin_fabsl(c) < __builtin_fabsl(d);
  long double major = swapped ? d : c;
  long double minor = swapped ? c : d;
  long double scale = 1;
  if (__builtin_fabsl(major) >= large)
    a /= 2, b /= 2, major /= 2, minor /= 2;
  if (__builtin_fabsl(major) < epsilon)
    scale = 1 / epsilon;
  else if (__builtin_fabsl(major) < moderate &&
           (__builtin_fabsl(a) < smallest && __builtin_fabsl(b) < moderate ||
            __builtin_fabsl(b) < smallest && __builtin_fabsl(a) < moderate))
    scale = 1 / epsilon;
  if (scale != 1)
    a *= scale, b *= scale, major *= scale, minor *= scale;
  long double ratio = minor / major;
  long double denominator = minor * ratio + major;
  _Bool normal = __builtin_fabsl(ratio) > smallest;
  long double over = normal ? a * ratio : minor * (a / major);
  long double under = normal ? b * ratio : minor * (b / major);
  long double x = (swapped ? over + b : a + under) / denominator;
  long double y = (swapped ? under - a : b - over) / denominator;
  c = swapped ? minor : major;
  d = swapped ? major : minor;
  if (x != x && y != y) {
    long double zero = 0, one = 1, infinity = __builtin_infl();
    if (c == 0 && d == 0 && (a == a || b == b)) {
      x = signed_like(infinity, c) * a;
      y = signed_like(infinity, c) * b;
    } else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) &&
               __builtin_isfinite(d)) {
      a = signed_like(__builtin_isinf(a) ? one : zero, a);
      b = signed_like(__builtin_isinf(b) ? one : zero, b);
      x = infinity * (a * c + b * d);
      y = infinity * (b * c - a * d);
    } else if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) &&
               __builtin_isfinite(b)) {
      c = signed_like(__builtin_isinf(c) ? one : zero, c);
      d = signed_like(__builtin_isinf(d) ? one : zero, d);
      x = zero * (a * c + b * d);
      y = zero * (b * c - a * d);
    }
  }
  return __builtin_complex(x, y);
}
