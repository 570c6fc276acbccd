// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) {
  imaxdiv_t result;
  result.quot = a / b;
  result.rem = a % b;
  return result;
}
