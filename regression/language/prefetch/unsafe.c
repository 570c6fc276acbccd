#include <assert.h>

int main(void) {
  int row[4] = {1, 2, 3, 4};
  int i = 0;
  __builtin_prefetch(&row[++i]);
  assert(row[i] == 1);
  return 0;
}
