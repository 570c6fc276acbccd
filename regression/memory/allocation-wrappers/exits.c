// A wrapper that does not return without memory, for objects of different types.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

unsigned nondet(void);

struct node {
  struct node *next;
  unsigned key;
};

struct table {
  unsigned size;
  struct node **buckets;
};

static void *must(size_t n) {
  void *p = malloc(n);
  if (!p) {
    fprintf(stderr, "no memory\n");
    exit(1);
  }
  return p;
}

static struct table *new_table(unsigned size) {
  struct table *t = must(sizeof *t);
  t->size = size;
  t->buckets = must(size * sizeof *t->buckets);
  for (unsigned i = 0; i < size; i++)
    t->buckets[i] = 0;
  return t;
}

static void insert(struct table *t, unsigned key) {
  struct node *n = must(sizeof *n);
#ifdef OUTSIDE
  unsigned at = key % (t->size + 1);
#else
  unsigned at = key % t->size;
#endif
  n->key = key;
  n->next = t->buckets[at];
  t->buckets[at] = n;
}

int main(void) {
  struct table *t = new_table(8);
  unsigned a = nondet();
  insert(t, a);
  insert(t, nondet());
  insert(t, nondet());
  assert(t->size == 8);
  return 0;
}
