#include <assert.h>
#include <complex.h>

struct pair { int a, b; };
union either { int a; float b; };
enum colour { RED };

int main(void) {
  struct pair pair = {1, 2};
  union either either = {1};
  enum colour colour = RED;
  int row[3] = {0};
  assert(__builtin_classify_type('a') == 1 && __builtin_classify_type(colour) == 1);
  assert(__builtin_classify_type((_Bool)1) == 1);
  assert(__builtin_classify_type(row) == 5 && __builtin_classify_type(main) == 5);
  assert(__builtin_classify_type(1.0f) == 8 && __builtin_classify_type(1.0L) == 8);
  assert(__builtin_classify_type(1.0 * I) == 9);
  assert(__builtin_classify_type(pair) == 12 && __builtin_classify_type(either) == 13);
  return 0;
}
