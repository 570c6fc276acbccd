/* A ring of nodes, the first of which is a local: the others are added and removed behind it. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  struct node *prev, *next;
  int mark;
};

static void insert(struct node *head, struct node *made) {
  made->next = head->next;
  made->prev = head;
  head->next->prev = made;
  head->next = made;
}

static void take_out(struct node *node) {
  node->prev->next = node->next;
#ifndef DANGLING
  node->next->prev = node->prev;
#endif
}

int main(void) {
  struct node head;
  head.prev = head.next = &head;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->mark = 1;
    insert(&head, made);
  }
  while (head.next != &head) {
    struct node *node = head.next;
#ifdef WRONG_DATA
    __CPROVER_assert(node->mark == 0, "the mark of a node");
#else
    __CPROVER_assert(node->mark == 1, "the mark of a node");
#endif
    take_out(node);
    free(node);
#ifdef DOUBLE_FREE
    if (head.next == &head)
      free(node);
#endif
  }
  return 0;
}
