#include <assert.h>

struct padded { char c; int *__attribute__((aligned(32))) p; char d; };

int main(void) {
  assert(sizeof(struct padded) == 3 * sizeof(int *));
  return 0;
}
