#include <assert.h>

struct Pair { int a, b; };

static struct Pair pair = (struct Pair){1, 2};
static struct Pair pairs[] = {(struct Pair){3, 4}, {5, 6}};
static int *list = (int[]){7, 8};

static int next(void) {
  static int count = (int){42};
  return count++;
}

int main(void) {
  assert(pair.b == 2 && pairs[0].b == 4 && list[1] == 8);
  assert(next() == 42 && next() == 42);
  return 0;
}
