// SPDX-License-Identifier: Apache-2.0
#define REAL _Float16
#define PRODUCT __mulhc3
#define INFINITE __builtin_inff16()
#include "complex_product.h"
