/* SPDX-License-Identifier: Apache-2.0 */
/* All intrinsics are in one header. */
#include <immintrin.h>
