// SPDX-License-Identifier: Apache-2.0
/* C11 G.5.1p6: a product both parts of which came out as NaN; infinities are recovered. The including text defines REAL,
   the function's name PRODUCT and INFINITE, which is infinity. */
#include "complex_sign.h"

REAL _Complex PRODUCT(REAL a, REAL b, REAL c, REAL d) {
  REAL zero = 0, one = 1, infinity = INFINITE;
  _Bool infinite = 0;
  if (__builtin_isinf(a) || __builtin_isinf(b)) {
    a = signed_like(__builtin_isinf(a) ? one : zero, a);
    b = signed_like(__builtin_isinf(b) ? one : zero, b);
    c = c != c ? signed_like(zero, c) : c;
    d = d != d ? signed_like(zero, d) : d;
    infinite = 1;
  }
  if (__builtin_isinf(c) || __builtin_isinf(d)) {
    c = signed_like(__builtin_isinf(c) ? one : zero, c);
    d = signed_like(__builtin_isinf(d) ? one : zero, d);
    a = a != a ? signed_like(zero, a) : a;
    b = b != b ? signed_like(zero, b) : b;
    infinite = 1;
  }
  if (!infinite && (__builtin_isinf(a * c) || __builtin_isinf(b * d) || __builtin_isinf(a * d) ||
                    __builtin_isinf(b * c))) {
    a = a != a ? signed_like(zero, a) : a;
    b = b != b ? signed_like(zero, b) : b;
    c = c != c ? signed_like(zero, c) : c;
    d = d != d ? signed_like(zero, d) : d;
    infinite = 1;
  }
  if (infinite)
    return __builtin_complex(infinity * (a * c - b * d), infinity * (a * d + b * c));
  return __builtin_complex(a * c - b * d, a * d + b * c);
}
