// SPDX-License-Identifier: Apache-2.0
#define REAL double
#define QUOTIENT __divdc3
#define INFINITE __builtin_inf()
#define LARGEST 0x1.fffffffffffffp+1023
#define SMALLEST 0x1p-1022
#define EPSILON 0x1p-52
#include "complex_quotient_scaled.h"
