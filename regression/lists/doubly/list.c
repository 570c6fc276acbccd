/* A doubly linked list of any length: append, remove any node, free from the end. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  struct node *previous;
  struct node *next;
  char name[4];
};

static struct node *first;
static struct node *last;

static void append(void) {
  struct node *made = malloc(sizeof *made);
#ifdef OUT_OF_BOUNDS
  for (int i = 0; i <= 4; i++)
#else
  for (int i = 0; i < 4; i++)
#endif
    made->name[i] = 'a';
  made->next = NULL;
  made->previous = last;
#ifdef NULL_DEREFERENCE
  last->next = made;
  if (first == NULL)
    first = made;
#else
  if (last != NULL)
    last->next = made;
  else
    first = made;
#endif
  last = made;
}

static void unlink(struct node *at) {
  if (at->previous != NULL)
    at->previous->next = at->next;
  else
    first = at->next;
#ifndef USE_AFTER_FREE
  if (at->next != NULL)
    at->next->previous = at->previous;
  else
    last = at->previous;
#endif
#ifndef LEAK
  free(at);
#endif
}

int main(void) {
  while (__VERIFIER_nondet_bool())
    append();

  struct node *at = first;
  while (at != NULL && __VERIFIER_nondet_bool())
    at = at->next;
  if (at != NULL) {
    unlink(at);
#ifdef DOUBLE_FREE
    free(at);
#endif
  }

  for (at = first; at != NULL; at = at->next)
#ifdef WRONG_DATA
    __CPROVER_assert(at->next == NULL || at->next->previous != at, "no way back");
#else
    __CPROVER_assert(at->next == NULL || at->next->previous == at, "there is a way back");
#endif

  while (last != NULL) {
    at = last->previous;
#ifdef INVALID_FREE
    free(last->name);
#else
    free(last);
#endif
    last = at;
  }
  return 0;
}
