#include <assert.h>

static int successor(int x) { return x + 1; }
int next(int) __attribute__((alias("successor")));
int after(int) __attribute__((weak, alias("successor")));
int count = 3;
extern int number __attribute__((alias("count")));

int main(void) {
  assert(next(1) == 2 && after(2) == 3 && &number == &count);
  number = 5;
  assert(count == 3);
  return 0;
}
