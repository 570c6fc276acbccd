int total;

int add(int *to, const int *from, int n)
__CPROVER_requires(__CPROVER_is_fresh(to, sizeof(*to)))
__CPROVER_requires(__CPROVER_is_fresh(from, sizeof(*from)))
__CPROVER_requires(0 <= *from && *from < 100 && 0 <= *to && *to < 100)
__CPROVER_assigns(*to; n > 5: total)
__CPROVER_ensures(*to == __CPROVER_old(*to) + *from)
__CPROVER_ensures(__CPROVER_return_value == *to);

int main(void) {
  int x = 3, y = 4, other = 5;
#ifdef LARGE
  y = 100;
#endif
#ifdef ALIAS
  int sum = add(&x, &x, 3);
#else
  int (*indirect)(int *, const int *, int) = add;
  int sum = indirect(&x, &y, 3);
#endif
#ifdef WEAK
  add(&other, &y, 6);
  __CPROVER_assert(total == 0, "may have been assigned");
#else
  __CPROVER_assert(total == 0 && other == 5 && y == 4, "not assigned");
  __CPROVER_assert(x == 7 && sum == 7, "ensured");
#endif
  return 0;
}
