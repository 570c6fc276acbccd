// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8 as libgcc has it since version 12: Smith's method, scaled as Baudin and Smith
   propose; then infinities are recovered. */
static _Float128 magnitude_of(_Float128 x) { return __builtin_signbit(x) ? -x : x; }
static _Float128 signed_like(_Float128 magnitude, _Float128 sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
_Float128 _Complex __divtc3(_Float128 a, _Float128 b, _Float128 c, _Float128 d) {
  const _Float128 large = 0x1.ffffffffffffffffffffffffffffp+16383f128 / 2, smallest = 0x1p-16382f128, epsilon = 0x1p-112f128;
  const _Float128 moderate = large * epsilon;
  _Bool swapped = magnitude_of(c) < magnitude_of(d);
  _Float128 major = swapped ? d : c;
  _Float128 minor = swapped ? c : d;
  _Float128 scale = 1;
  if (magnitude_of(major) >= large)
    a /= 2, b /= 2, major /= 2, minor /= 2;
  if (magnitude_of(major) < epsilon)
    scale = 1 / epsilon;
  else if (magnitude_of(major) < moderate &&
           (magnitude_of(a) < smallest && magnitude_of(b) < moderate ||
            magnitude_of(b) < smallest && magnitude_of(a) < moderate))
    scale = 1 / epsilon;
  if (scale != 1)
    a *= scale, b *= scale, major *= scale, minor *= scale;
  _Float128 ratio = minor / major;
  _Float128 denominator = minor * ratio + major;
  _Bool normal = magnitude_of(ratio) > smallest;
  _Float128 over = normal ? a * ratio : minor * (a / major);
  _Float128 under = normal ? b * ratio : minor * (b / major);
  _Float128 x = (swapped ? over + b : a + under) / denominator;
  _Float128 y = (swapped ? under - a : b - over) / denominator;
  c = swapped ? minor : major;
  d = swapped ? major : minor;
  if (x != x && y != y) {
    _Float128 zero = 0, one = 1, infinity = __builtin_inff128();
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
