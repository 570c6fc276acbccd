#include <string.h>
struct pair {
  int x, y;
};
static const struct pair origin = {1, 2};

static int first(const int *p) {
  return *(int *)p;
}

int main(void) {
  const int local = 3;
  int changed = 1;
  const int *view = &changed;
  *(int *)view = 2;
  char text[] = "abc";
  const char *q = text;
  ((char *)q)[1] = 'x';
  const struct pair copy = origin;
  struct pair other;
  memcpy(&other, &copy, sizeof other);
  other.x = first(&local);
  __CPROVER_assert(other.x == 3 && origin.x == 1 && changed == 2, "const objects are as they were");
}
