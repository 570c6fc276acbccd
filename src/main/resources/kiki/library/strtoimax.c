// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
long long strtoll(const char *s, char **end, int base);
intmax_t strtoimax(const char *restrict s, char **restrict end, int base) {
  return strtoll(s, end, base);
}
