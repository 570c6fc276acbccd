// SPDX-License-Identifier: Apache-2.0
#define REAL float
#define PRODUCT __mulsc3
#define INFINITE __builtin_inff()
#include "complex_product.h"
