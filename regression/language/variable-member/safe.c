#include <assert.h>

static int fill(unsigned n) {
  struct Record {
    char kind;
    int values[n];
    char end;
    union { int i; char bytes[n]; };
  } r, *p = &r;
  r.kind = 1;
  p->end = 'x';
  for (unsigned i = 0; i < n; i++)
    p->values[i] = i;
  r.i = 9;
  assert(r.kind == 1 && r.end == 'x' && p->i == 9 && r.values[n - 1] == n - 1);
  return sizeof r;
}

int main(void) {
  assert(fill(3) == 24 && fill(5) == 36);
  return 0;
}
