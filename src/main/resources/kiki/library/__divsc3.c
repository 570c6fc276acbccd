// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8 as libgcc has it since version 12: in a wider type, then infinities are recovered. */
static float signed_like(float magnitude, float sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
float _Complex __divsc3(float a, float b, float c, float d) {
  double denominator = (double)c * c + (double)d * d;
  float x = ((double)a * c + (double)b * d) / denominator;
  float y = ((double)b * c - (double)a * d) / denominator;
  if (x != x && y != y) {
    float zero = 0, one = 1, infinity = __builtin_inff();
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
