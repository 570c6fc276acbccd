// SPDX-License-Identifier: Apache-2.0
#define REAL float
#define QUOTIENT __divsc3
#define INFINITE __builtin_inff()
#define WIDER double
#include "complex_quotient_wider.h"
