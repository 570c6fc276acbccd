/* A list of lists, all of any length. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct inner {
  int value;
  struct inner *next;
};

struct outer {
  struct inner *list;
  struct outer *next;
};

int main(void) {
  struct outer *all = NULL;
  while (__VERIFIER_nondet_bool()) {
    struct outer *made = malloc(sizeof *made);
    made->next = all;
    made->list = NULL;
    all = made;
    while (__VERIFIER_nondet_bool()) {
      struct inner *item = malloc(sizeof *item);
      item->value = 1;
#ifdef LEAK
      item->next = NULL;
#else
      item->next = made->list;
#endif
      made->list = item;
    }
  }

  for (struct outer *o = all; o != NULL; o = o->next) {
#ifdef NULL_DEREFERENCE
    __CPROVER_assert(o->list->value == 1, "value of the first");
#endif
    for (struct inner *i = o->list; i != NULL; i = i->next)
#ifdef WRONG_DATA
      __CPROVER_assert(i->value == 0, "value of each");
#else
      __CPROVER_assert(i->value == 1, "value of each");
#endif
  }

  while (all != NULL) {
    struct outer *rest = all->next;
#ifdef USE_AFTER_FREE
    free(all);
#endif
    while (all->list != NULL) {
      struct inner *item = all->list;
      all->list = item->next;
#ifdef INVALID_FREE
      free(&item->next);
#else
      free(item);
#endif
#ifdef DOUBLE_FREE
      if (all->list == NULL)
        free(item);
#endif
    }
#ifndef USE_AFTER_FREE
    free(all);
#endif
    all = rest;
  }
  return 0;
}
