// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
unsigned long long strtoull(const char *s, char **end, int base);
uintmax_t strtoumax(const char *restrict s, char **restrict end, int base) {
  return strtoull(s, end, base);
}
