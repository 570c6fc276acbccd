// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8 as libgcc has it since version 12: Smith's method, scaled as Baudin and Smith
   propose; then infinities are recovered. */
static double signed_like(double magnitude, double sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
double _Complex __divdc3(double a, double b, double c, double d) {
  const double large = 0x1.fffffffffffffp+1023 / 2, smallest = 0x1p-1022, epsilon = 0x1p-52;
  const double moderate = large * epsilon;
  _Bool swapped = __builtin_fabs(c) < __builtin_fabs(d);
  double major = swapped ? d : c;
  double minor = swapped ? c : d;
  double scale = 1;
  if (__builtin_fabs(major) >= large)
    a /= 2, b /= 2, major /= 2, minor /= 2;
  if (__builtin_fabs(major) < epsilon)
    scale = 1 / epsilon;
  else if (__builtin_fabs(major) < moderate &&
           (__builtin_fabs(a) < smallest && __builtin_fabs(b) < moderate ||
            __builtin_fabs(b) < smallest && __builtin_fabs(a) < moderate))
    scale = 1 / epsilon;
  if (scale != 1)
    a *= scale, b *= scale, major *= scale, minor *= scale;
  double ratio = minor / major;
  double denominator = minor * ratio + major;
  _Bool normal = __builtin_fabs(ratio) > smallest;
  double over = normal ? a * ratio : minor * (a / major);
  double under = normal ? b * ratio : minor * (b / major);
  double x = (swapped ? over + b : a + under) / denominator;
  double y = (swapped ? under - a : b - over) / denominator;
  c = swapped ? minor : major;
  d = swapped ? major : minor;
  if (x != x && y != y) {
    double zero = 0, one = 1, infinity = __builtin_inf();
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
