#include <stdlib.h>
struct node { struct node *next; int value; };
int nondet_int(void);
int main(void) {
  int a[4], b[4];
  int i = nondet_int(), j = nondet_int();
  __CPROVER_assume(0 <= i && i < 4 && 0 <= j && j < 4);
  __CPROVER_size_t numbers[2] = {__CPROVER_POINTER_OBJECT(a + i), __CPROVER_POINTER_OBJECT(b + j)};
  int *p = nondet_int() ? a + i : b + j;
  __CPROVER_assert(__CPROVER_POINTER_OBJECT(a + i) == __CPROVER_POINTER_OBJECT(a + j), "one array");
  __CPROVER_assert(__CPROVER_POINTER_OBJECT(a) != __CPROVER_POINTER_OBJECT(b), "two arrays");
  __CPROVER_assert(numbers[0] != numbers[1], "numbers that were stored");
  __CPROVER_assert(__CPROVER_same_object(p, a) == (__CPROVER_POINTER_OBJECT(p) == numbers[0]), "either");
  __CPROVER_assert(__CPROVER_POINTER_OFFSET(a + i) == 4 * i, "offset");
  __CPROVER_assert(__CPROVER_OBJECT_SIZE(p) == sizeof(a), "size");
  __CPROVER_assert(!__CPROVER_DYNAMIC_OBJECT(p), "no heap");
  __CPROVER_assert(__CPROVER_POINTER_OBJECT((void *)0) == 0, "null");
  __CPROVER_assert(__CPROVER_pointer_in_range(a, a + i, a + 3), "range");
  struct node *list = 0;
  for (int k = 0; k < 2; k++) {
    struct node *n = malloc(sizeof(*n));
    n->next = list;
    list = n;
  }
  __CPROVER_assert(!__CPROVER_same_object(list, list->next), "two nodes");
  __CPROVER_assert(__CPROVER_POINTER_OBJECT(list) != __CPROVER_POINTER_OBJECT(list->next), "two nodes");
  return 0;
}
