#include <assert.h>
#include <stdlib.h>

static int limited(int x) {
  assert(x < 100);
  return x + 1;
}

int through(int x) { return limited(x) + limited(x - 10); }

int only_if(int x, int c) { return c ? limited(x) : 0; }

/* What exit cuts off needs nothing. */
int leaves(int x) {
  if (x > 50)
    exit(1);
  return limited(x);
}

/* What the function calls itself with passes by the seven. */
unsigned deep(unsigned n) {
  assert(n != 7);
  return n < 3 || n > 20 ? n : deep(n - 1);
}

static int half(int x) { return x / 2; }

int callback(int x, int c) {
  int (*f)(int) = c ? limited : half;
  return f(f(x));
}

/* A static variable counts the calls. */
static int next(void) {
  static int made;
  return ++made;
}

void thrice(int n) {
  next();
  next();
  assert(next() == n);
}
