// SPDX-License-Identifier: Apache-2.0
#define REAL double
#define PRODUCT __muldc3
#define INFINITE __builtin_inf()
#include "complex_product.h"
