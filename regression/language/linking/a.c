#include <assert.h>

struct Opaque;
extern struct Opaque thing;
extern int table[];
extern void *shared;
struct Opaque *make(int);
int value(const struct Opaque *);
inline int twice(int x) { return 2 * x; }

int main(void) {
  struct Opaque *p = make(3);
  assert(p == &thing && value(p) == 3);
  assert(table[2] == 9 && *(int *)shared == 7);
  assert(twice(value(p)) == 6);
  return 0;
}
