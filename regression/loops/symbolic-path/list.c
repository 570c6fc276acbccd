#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node {
  struct node *next;
  int value;
};
struct node *build(int value) {
  struct node *list = NULL;
  while (__VERIFIER_nondet_int()) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    list = n;
  }
  return list;
}
int main(void) {
  struct node *list = build(LOW);
  int sum = 0;
  for (struct node *n = list; n != NULL; n = n->next) {
    sum = n->value;
  }
  assert(sum == 0 || sum == 10);
  return 0;
}
