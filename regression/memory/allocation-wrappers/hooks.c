// Allocation through pointers that a program may exchange, as libraries have them.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int nondet(void);

struct hooks {
  void *(*allocate)(size_t);
  void (*release)(void *);
};

struct item {
  struct item *next;
  struct item *child;
  int type;
  char *name;
};

static struct hooks global = {malloc, free};

static struct item *new_item(const struct hooks *h) {
  struct item *i = h->allocate(sizeof *i);
  if (i)
    memset(i, 0, sizeof *i);
  return i;
}

static char *copied(const char *s, const struct hooks *h) {
  size_t n = strlen(s) + 1;
  char *c = h->allocate(n);
  if (!c)
    return 0;
  memcpy(c, s, n);
  return c;
}

static void delete(struct item *i, const struct hooks *h) {
  while (i) {
    struct item *next = i->next;
    h->release(i->name);
    h->release(i);
#ifdef TWICE
    if (next && next->type == 3)
      h->release(next->name);
#endif
    i = next;
  }
}

int main(void) {
  char text[10];
  for (int k = 0; k < 9; k++)
    text[k] = (char)nondet();
  text[9] = 0;
  struct item *first = new_item(&global);
  struct item *second = new_item(&global);
  if (first && second) {
    first->name = copied(text, &global);
    second->name = copied(text, &global);
    first->next = second;
    second->type = nondet();
    assert(first->type == 0 && second->child == 0);
  } else {
    global.release(second);
  }
  delete(first, &global);
  return 0;
}
