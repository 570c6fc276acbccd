#include <stdbool.h>
#include <stddef.h>
static bool valid(const char *buf, size_t n) { return 0 < n && n < 50 && __CPROVER_is_fresh(buf, n); }
static bool both(const char *b, size_t n, size_t *start) { return valid(b, n) && __CPROVER_is_fresh(start, sizeof(*start)); }
int skip(const char *buf, size_t *start, size_t max)
__CPROVER_requires(both(buf, max, start))
__CPROVER_assigns(*start)
__CPROVER_ensures(*start >= __CPROVER_old(*start))
;
int skip(const char *buf, size_t *start, size_t max) {
  size_t i = *start;
  if (i < max && buf[i] == ' ') i++;
#ifdef W
  if (i <= max && buf[i] == ' ') i++;
#endif
  *start = i;
  return 0;
}
void harness(void) { char *b; size_t *s, m; skip(b, s, m); }
