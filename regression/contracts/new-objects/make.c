#include <stdlib.h>
static int *cache;
int *make(int v)
__CPROVER_assigns(cache)
__CPROVER_ensures(__CPROVER_is_fresh(__CPROVER_return_value, sizeof(int)))
;
int *make(int v) {
#ifdef W
  return cache;
#elif defined(S)
  static int buffer; return &buffer;
#else
  int *p = malloc(sizeof(int)); *p = v; return p;
#endif
}
void harness(void) { cache = malloc(sizeof(int)); int n; make(n); }
int main(void) { int *p = make(1), *q = make(2); *p = 1; *q = 2; __CPROVER_assert(*p == 1, "distinct");
 __CPROVER_assert(*p == 2, "no"); }
