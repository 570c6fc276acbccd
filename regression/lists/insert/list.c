/* Inserts after any node of a list of any length. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  int mark;
  struct node *next;
};

static struct node *make(int mark, struct node *next) {
  struct node *made = malloc(sizeof *made);
  made->mark = mark;
  made->next = next;
  return made;
}

static void insert_after(struct node *at) {
#ifdef LEAK
  at->next = make(1, NULL);
#else
  at->next = make(1, at->next);
#endif
}

int main(void) {
  struct node *head = make(0, NULL);
  while (__VERIFIER_nondet_bool())
    head = make(0, head);

  struct node *at = head;
#ifdef NULL_DEREFERENCE
  while (__VERIFIER_nondet_bool())
#else
  while (at->next != NULL && __VERIFIER_nondet_bool())
#endif
    at = at->next;
  insert_after(at);

  int marks = 0;
  for (at = head; at != NULL; at = at->next)
    marks += at->mark;
#ifdef WRONG_DATA
  __CPROVER_assert(marks == 0, "nothing was inserted");
#else
  __CPROVER_assert(marks == 1, "one node was inserted");
#endif

#ifdef USE_AFTER_FREE
  for (at = head; at != NULL; at = at->next)
    free(at);
#else
  while (head != NULL) {
    at = head->next;
#ifdef INVALID_FREE
    free(head->mark ? (void *)&head->next : head);
#else
    free(head);
#endif
#ifdef DOUBLE_FREE
    if (at == NULL)
      free(head);
#endif
    head = at;
  }
#endif
  return 0;
}
