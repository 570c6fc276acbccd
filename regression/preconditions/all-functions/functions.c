#include <assert.h>

static int half(int x) { return x / 2; }

int positive(int x) {
  assert(x > 0);
  return half(x);
}

int safe(int x) {
  assert(half(x) <= 1073741823);
  return 0;
}

/* kiki: p: non-null, n elements; n: in -5..-3 */
int impossible(int *p, int n) { return *p + n; }
