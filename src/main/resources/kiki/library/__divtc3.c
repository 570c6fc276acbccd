// SPDX-License-Identifier: Apache-2.0
#define REAL _Float128
#define QUOTIENT __divtc3
#define INFINITE __builtin_inff128()
#define LARGEST 0x1.ffffffffffffffffffffffffffffp+16383f128
#define SMALLEST 0x1p-16382f128
#define EPSILON 0x1p-112f128
#include "complex_quotient_scaled.h"
