#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int n = nondet_int(), local = 0;
  int *p = malloc(3 * sizeof(int));
  char *q;
  __CPROVER_assume(0 <= n && n <= 4);
  __CPROVER_assert(__CPROVER_r_ok(p + n) == (n < 3), "one int");
  __CPROVER_assert(__CPROVER_w_ok(p, 4 * n) == (n <= 3), "bytes");
  __CPROVER_assert(__CPROVER_rw_ok(&local, sizeof(local)), "a variable");
  __CPROVER_assert(!__CPROVER_r_ok(p, (__CPROVER_size_t)-1), "no object is that large");
  __CPROVER_assert(__CPROVER_r_ok("abc", 4) && !__CPROVER_w_ok("abc", 1), "a literal");
  __CPROVER_assert(!__CPROVER_r_ok((int *)0) && !__CPROVER_r_ok(main, 1), "null, a function");
  {
    char inner = 1;
    q = &inner;
    __CPROVER_assert(__CPROVER_LIVE_OBJECT(q) && __CPROVER_r_ok(q), "alive");
  }
  __CPROVER_assert(!__CPROVER_LIVE_OBJECT(q) && !__CPROVER_r_ok(q, 0), "dead");
  free(p);
  __CPROVER_assert(!__CPROVER_LIVE_OBJECT(p) && !__CPROVER_w_ok(p, 1), "freed");
  return 0;
}
