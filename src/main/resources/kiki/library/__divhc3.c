// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8 as libgcc has it since version 12: in a wider type, then infinities are recovered. */
static _Float16 signed_like(_Float16 magnitude, _Float16 sign) {
  return __builtin_signbit(sign) ? -magnitude : magnitude;
}
_Float16 _Complex __divhc3(_Float16 a, _Float16 b, _Float16 c, _Float16 d) {
  float denominator = (float)c * c + (float)d * d;
  _Float16 x = ((float)a * c + (float)b * d) / denominator;
  _Float16 y = ((float)b * c - (float)a * d) / denominator;
  if (x != x && y != y) {
    _Float16 zero = 0, one = 1, infinity = __builtin_inff16();
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
