#include <assert.h>

static __attribute__((noinline)) void *caller(void) {
  return __builtin_return_address(0);
}

int main(void) {
  void *seen[2];
  for (int i = 0; i < 2; i++) seen[i] = caller();
  assert(seen[0] == seen[1]);
  assert(seen[0] != 0);
  return 0;
}
