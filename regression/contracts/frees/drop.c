#include <stdlib.h>
void drop(char *p)
__CPROVER_requires(p == 0 || __CPROVER_is_fresh(p, 4))
__CPROVER_frees(p)
__CPROVER_ensures(p == 0 || __CPROVER_was_freed(p))
;
char *other;
void drop(char *p) {
#ifdef W
  free(other);
#endif
  free(p);
}
void harness(void) { char *p; other = malloc(3); drop(p); }
int main(void) { char *p = malloc(4); drop(p);
#ifdef V
 *p = 1;
#endif
}
