// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  int base = __VERIFIER_nondet_int();
  errno = 0;
  long value = strtol("11", 0, base);
  if (base < 0 || base == 1 || base > 36)
    __CPROVER_assert(value == 0 && errno == EINVAL, "no base");
  else
    __CPROVER_assert(value == (base == 0 ? 11 : base + 1) && errno == 0, "a base");
  return 0;
}
