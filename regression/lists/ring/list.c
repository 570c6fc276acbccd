/* A ring of nodes around a head that is no node: they are added at both ends and removed anywhere. */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);

struct link {
  struct link *next, *prev;
};

struct item {
  int mark;
  struct link link;
};

#ifdef LOCAL_HEAD
#define HEAD(name) struct link name
#else
#define HEAD(name) static struct link name
#endif

static void insert(struct link *made, struct link *before, struct link *after) {
  made->prev = before;
  made->next = after;
  before->next = made;
#ifndef FORGET_PREV
  after->prev = made;
#endif
}

static void take_out(struct link *link) {
  link->prev->next = link->next;
#ifndef DANGLING
  link->next->prev = link->prev;
#endif
}

static struct item *item_of(struct link *link) {
  return (struct item *)((char *)link - (size_t) & ((struct item *)0)->link);
}

int main(void) {
  HEAD(items);
  items.next = items.prev = &items;
  while (__VERIFIER_nondet_bool()) {
    struct item *made = malloc(sizeof *made);
    made->mark = 1;
    if (__VERIFIER_nondet_bool())
      insert(&made->link, &items, items.next);
    else
      insert(&made->link, items.prev, &items);
  }
  while (items.next != &items) {
    struct item *item = item_of(__VERIFIER_nondet_bool() ? items.next : items.prev);
#ifdef WRONG_DATA
    __CPROVER_assert(item->mark == 0, "the mark of a node");
#else
    __CPROVER_assert(item->mark == 1, "the mark of a node");
#endif
    take_out(&item->link);
    free(item);
#ifdef DOUBLE_FREE
    if (items.next == &items)
      free(item);
#endif
  }
  return 0;
}
