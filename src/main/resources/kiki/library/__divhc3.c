// SPDX-License-Identifier: Apache-2.0
#define REAL _Float16
#define QUOTIENT __divhc3
#define INFINITE __builtin_inff16()
#define WIDER float
#include "complex_quotient_wider.h"
