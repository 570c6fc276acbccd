// SPDX-License-Identifier: Apache-2.0
// Destructors run where exit ends the program, but not where _Exit or abort does.
#include <assert.h>
#include <err.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
static int *kept;

__attribute__((destructor)) static void release(void) {
  free(kept);
#ifdef WRONG
  assert(!kept);
#endif
}

static void end(int how) {
  switch (how) {
    case 0:
      exit(1);
    case 1:
      errx(1, "end");
    case 2:
      free(kept);
      _Exit(1);
  }
}

int main(void) {
  kept = malloc(sizeof *kept);
  end(__VERIFIER_nondet_int());
  return 0;
}
