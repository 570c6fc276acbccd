// SPDX-License-Identifier: Apache-2.0
/* The quotient as libgcc has it since version 12: in a WIDER type. The including text also defines the function's name
   QUOTIENT. */
#include "complex_quotient.h"

REAL _Complex QUOTIENT(REAL a, REAL b, REAL c, REAL d) {
  WIDER denominator = (WIDER)c * c + (WIDER)d * d;
  REAL x = ((WIDER)a * c + (WIDER)b * d) / denominator;
  REAL y = ((WIDER)b * c - (WIDER)a * d) / denominator;
  return recovered(x, y, a, b, c, d);
}
