/* The last elements are left out. */
#include <string.h>
#define MOST 100000
unsigned input(void);

int a[MOST];
int b[MOST];
long c[MOST];

int main(void) {
  unsigned n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  unsigned x = input();
  __CPROVER_assume(x < n);
  for (unsigned i = 0; i < n; i++) {
    a[i] = input();
  }
#ifdef COPY
  memcpy(b, a, (n - 1) * sizeof *a);
  __CPROVER_assert(b[x] == a[x], "copied");
#endif
#ifdef FILL
  memset(c, 1, n * sizeof *c - sizeof *c);
  __CPROVER_assert(c[x] == 0x0101010101010101, "filled");
#endif
#ifdef MOVE
  int old = a[x];
  memmove(a + 1, a, (n - 2) * sizeof *a);
  __CPROVER_assert(x + 1 == n || a[x + 1] == old, "moved");
#endif
  return 0;
}
