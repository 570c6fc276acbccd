#include <assert.h>
#include <stdarg.h>

struct Reader { int read; va_list list; };

static int next(struct Reader *r) {
  r->read++;
  return va_arg(r->list, int);
}

static int through(va_list *p) { return va_arg(*p, int); }

static double passed(va_list p) { return va_arg(p, double); }

static int sum(int n, ...) {
  struct Reader r = {.read = 0};
  va_start(r.list, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += next(&r);
  va_end(r.list);
  return s + r.read;
}

static int digits(int n, ...) {
  va_list a, b;
  va_start(a, n);
  va_copy(b, a);
  int x = through(&a);
  int y = through(&a);
  int z = va_arg(b, int);
  va_end(a);
  va_end(b);
  return 100 * x + 10 * y + z;
}

static double half(int n, ...) {
  va_list a;
  va_start(a, n);
  double x = passed(a);
  va_end(a);
  return x;
}

int main(void) {
  assert(sum(3, 1, 2, 3) == 9);
  assert(digits(0, 4, 5) == 454);
  assert(half(0, 0.5) == 0.5);
  return 0;
}
