/* Nodes carry their numbers. */
#include <stdlib.h>

unsigned char __VERIFIER_nondet_uchar(void);

struct node {
  unsigned char number;
  struct node *next;
};

int main(void) {
  unsigned char size = __VERIFIER_nondet_uchar();
  struct node *head = malloc(sizeof *head);
  struct node *at = head;
  head->number = 0;
  for (unsigned char i = 1; i < size; i++) {
    at->next = malloc(sizeof *at);
    at = at->next;
#ifdef GAP
    at->number = i == 2 ? i + 1 : i;
#else
    at->number = i;
#endif
  }
  at->next = NULL;

  unsigned char passed = 0;
  for (at = head; at; at = at->next) {
    __CPROVER_assert(at->number == passed, "numbered one by one");
    passed++;
  }
  return 0;
}
