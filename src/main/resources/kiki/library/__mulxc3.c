// SPDX-License-Identifier: Apache-2.0
#define REAL long double
#define PRODUCT __mulxc3
#define INFINITE __builtin_infl()
#include "complex_product.h"
