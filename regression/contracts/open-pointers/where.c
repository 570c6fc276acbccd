int x, y;

int *where(void) __CPROVER_ensures(__CPROVER_same_object(__CPROVER_return_value, &x));

int *equal(void) __CPROVER_ensures(__CPROVER_pointer_equals(__CPROVER_return_value, &x));

int *within(char *low, char *high)
__CPROVER_requires(__CPROVER_pointer_in_range_dfcc(low, low, high))
__CPROVER_ensures(__CPROVER_pointer_in_range_dfcc(low, __CPROVER_return_value, high));

int main(void) {
#ifdef OPEN
  int *p = where();
  __CPROVER_assert(0, "nothing is known about where p points");
#else
  int *p = equal();
  *p = 5;
  __CPROVER_assert(x == 5 && y == 0, "written");
  char text[9];
  char *q = (char *)within(text + 2, text + 7);
  __CPROVER_assert(text + 2 <= q && q <= text + 7, "in range");
#ifdef WRONG
  __CPROVER_assert(q != text + 4, "anywhere in range");
#endif
#endif
  return 0;
}
