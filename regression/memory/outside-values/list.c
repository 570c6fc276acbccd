/* A pointer from outside is that to one of the members of a list. */
#include <assert.h>
#include <stdlib.h>
struct node {
  struct node *next;
  int value;
};
struct node *nondet_pointer(void);
int nondet_int(void);

int main(void) {
  struct node *list = 0;
  while (nondet_int()) {
    struct node *n = malloc(sizeof *n);
    if (!n) {
      break;
    }
    n->value = 1;
    n->next = list;
    list = n;
  }
  struct node *wanted = nondet_pointer();
  for (struct node *n = list; n; n = n->next) {
    if (n == wanted) {
      wanted->value = 0;
      assert(n->value == !LEFT);
      break;
    }
  }
}
