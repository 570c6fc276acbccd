#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
static int put(char *to, int dummy, ...) {
  va_list list;
  va_start(list, dummy);
  int n = vsprintf(to, "%d:%s:%c", list);
  va_end(list);
  return n;
}
int main(void) {
  char b[9];
  int n = put(b, 0, -12, "abc", 'x');
  assert(n == 9);
  assert(b[0] == '-');
  return 0;
}
