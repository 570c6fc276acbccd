// SPDX-License-Identifier: Apache-2.0
/* The quotient as libgcc has it since version 12: Smith's method, scaled as Baudin and Smith propose. The including text
   also defines the function's name QUOTIENT, the LARGEST and the SMALLEST normal number, and EPSILON. */
#include "complex_quotient.h"

static REAL magnitude_of(REAL x) { return __builtin_signbit(x) ? -x : x; }

REAL _Complex QUOTIENT(REAL a, REAL b, REAL c, REAL d) {
  const REAL large = LARGEST / 2, smallest = SMALLEST, epsilon = EPSILON, moderate = large * epsilon;
  _Bool swapped = magnitude_of(c) < magnitude_of(d);
  REAL major = swapped ? d : c;
  REAL minor = swapped ? c : d;
  REAL scale = 1;
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
  REAL ratio = minor / major;
  REAL denominator = minor * ratio + major;
  _Bool normal = magnitude_of(ratio) > smallest;
  REAL over = normal ? a * ratio : minor * (a / major);
  REAL under = normal ? b * ratio : minor * (b / major);
  REAL x = (swapped ? over + b : a + under) / denominator;
  REAL y = (swapped ? under - a : b - over) / denominator;
  c = swapped ? minor : major;
  d = swapped ? major : minor;
  return recovered(x, y, a, b, c, d);
}
