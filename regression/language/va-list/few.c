#include <stdarg.h>

static int first(va_list *p) { return va_arg(*p, int); }

static int sum(int n, ...) {
  va_list a;
  va_start(a, n);
  int s = first(&a) + first(&a);
  va_end(a);
  return s;
}

int main(void) { return sum(2, 1); }
