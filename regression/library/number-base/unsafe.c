// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  errno = 0;
  strtoul("11", 0, __VERIFIER_nondet_int());
  __CPROVER_assert(errno == 0, "always a base");
  return 0;
}
