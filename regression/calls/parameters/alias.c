#include <assert.h>

/* kiki: p: non-null; q: non-null, aliases p */
void same(int *p, int *q) {
  *p = 1;
  *q = 2;
  assert(*p == 2);
}

/* kiki: p: non-null; q: non-null */
void apart(int *p, int *q) {
  *p = 1;
  *q = 2;
  assert(*p == 1);
}

/* kiki: p: non-null; q: non-null, may alias p */
void either(int *p, int *q) {
  *p = 1;
  *q = 2;
  assert(*p == 1);
}
