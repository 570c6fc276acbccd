#include <assert.h>

static int asked;

static int *next(int *p) {
  asked++;
  return p + 1;
}

int main(void) {
  int row[4] = {1, 2, 3, 4};
  int i = 0;
  __builtin_prefetch(&row[i++]);
  __builtin_prefetch(next(row), 0, 3);
  __clear_cache((char *)next(row), (char *)(row + i));
  assert(i == 1);
  assert(asked == 2);
  return 0;
}
