// An input that is a pointer to a local is one to nothing when the local is gone.
#include <assert.h>

int *kept;
int *nondet_pointer(void);

static void keep(void) {
  int local = 1;
  int *q = nondet_pointer();
  if (q == &local) {
    kept = q;
    assert(*kept == 1);
  }
}

int main(void) {
  keep();
  return kept ? *kept : 0;
}
