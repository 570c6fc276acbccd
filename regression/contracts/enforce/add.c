int total;

int add(int *to, const int *from, int n)
__CPROVER_requires(__CPROVER_is_fresh(to, sizeof(*to)))
__CPROVER_requires(__CPROVER_is_fresh(from, sizeof(*from)))
__CPROVER_requires(0 <= *from && *from < 100 && 0 <= *to && *to < 100)
__CPROVER_assigns(*to; n > 5: total)
__CPROVER_ensures(*to == __CPROVER_old(*to) + *from)
__CPROVER_ensures(__CPROVER_return_value == *to);

static void store(int *p, int value) { *p = value; }

int add(int *to, const int *from, int n) {
  int local = 3;
  store(&local, *from);
  store(to, *to + local);
  if (n > 7) total = n;
#ifdef OTHER_VALUE
  *to = *to + 1;
#endif
#ifdef GLOBAL
  if (n > 3) total++;
#endif
#ifdef SOURCE
  store((int *)from, *from);
#endif
#ifdef ALIAS
  int *const alias = n < 0 ? &local : (int *)from;
  *alias = 1;
#endif
  return *to;
}

void harness(void) {
  int *a, *b, n;
  add(a, b, n);
}
