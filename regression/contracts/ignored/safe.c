#include <stdbool.h>
#include <stddef.h>

bool valid(const char *text, size_t n) { return __CPROVER_is_fresh(text, n); }

int first(const char *text, size_t n, int *out)
__CPROVER_requires(valid(text, n) && n < 1000)
__CPROVER_requires(out == NULL || __CPROVER_is_fresh(out, sizeof(*out)))
__CPROVER_assigns(out != NULL: *out; __CPROVER_object_upto(out, sizeof(*out)))
__CPROVER_frees()
__CPROVER_ensures(__CPROVER_return_value >= 0)
__CPROVER_ensures(out == NULL || *out >= __CPROVER_old(*out));

int first(const char *text, size_t n, int *out) {
  if (out) *out = (int)n;
  return text[0] == 'a';
}

static unsigned *same(unsigned *p) __CPROVER_requires(*p > 0) __CPROVER_assigns() { return p; }

int main(void) {
  unsigned n = 0, m = 3;
  for (int i = 0; i < 10; i++)
    __CPROVER_assigns(i, n)
    __CPROVER_loop_invariant(0 <= i && i <= 10 && n == (unsigned)i)
    __CPROVER_decreases(10 - i)
  {
    n++;
  }
  while (m > 0)
    __CPROVER_loop_invariant(m <= __CPROVER_loop_entry(m))
    m--;
  do {
    m++;
  } while (m < 4)
    __CPROVER_loop_invariant(m < 4);
  int out;
  first("abc", 3, &out);
  __CPROVER_assert(out == 3, "clauses do nothing without their options");
#ifdef WRONG
  __CPROVER_assert(*same(&n) == 11, "one more");
#else
  __CPROVER_assert(*same(&n) == 10, "ten");
#endif
  return 0;
}
