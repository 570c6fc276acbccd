#include <assert.h>

extern int table[];
extern struct Opaque thing;
struct Opaque *pointer = &thing;

int main(void) {
  table[0] = 1;
  assert(table[0] == 1 && pointer == &thing);
  return 0;
}
