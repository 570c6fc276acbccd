#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct n { struct n *next; int v; };
int main(void) {
  struct n *l = 0;
  while (__VERIFIER_nondet_int()) {
    struct n *e = malloc(sizeof *e);
    e->next = l; e->v = 1; l = e;
  }
  struct n *p = l;
  while (p) { p = p->next; }
  while (l) { struct n *e = l; l = l->next; free(e); }
  return 0;
}
