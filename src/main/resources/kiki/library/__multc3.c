// SPDX-License-Identifier: Apache-2.0
#define REAL _Float128
#define PRODUCT __multc3
#define INFINITE __builtin_inff128()
#include "complex_product.h"
