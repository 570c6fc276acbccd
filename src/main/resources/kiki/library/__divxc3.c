// SPDX-License-Identifier: Apache-2.0
#define REAL long double
#define QUOTIENT __divxc3
#define INFINITE __builtin_infl()
#define LARGEST 0x1.fffffffffffffffep+16383L
#define SMALLEST 0x1p-16382L
#define EPSILON 0x1p-63L
#include "complex_quotient_scaled.h"
