// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p8: a quotient whose parts came out as X and Y; where both are NaN, infinities are recovered. The including
   text defines REAL and INFINITE, which is infinity. */
#include "complex_sign.h"

static REAL _Complex recovered(REAL x, REAL y, REAL a, REAL b, REAL c, REAL d) {
  if (x != x && y != y) {
    REAL zero = 0, one = 1, infinity = INFINITE;
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
