/* Pointers to objects that are alive stay apart, though other objects are freed. */
#include <stdlib.h>

void reach_error(void);
int __VERIFIER_nondet_int(void);

struct node {
  struct node *next;
};

int main(void) {
  struct node *head = malloc(sizeof(struct node));
  head->next = head;
  struct node *gone = malloc(sizeof(struct node));
  while (__VERIFIER_nondet_int()) {
    struct node *made = malloc(sizeof(struct node));
    made->next = head->next;
    head->next = made;
    if (made == head || made == gone) {
      reach_error();
    }
  }
  free(gone);
#ifdef BUG
  if (malloc(sizeof(struct node)) == gone) {
    reach_error();
  }
#endif
}
