#include <assert.h>
typedef int v4 __attribute__((vector_size(16)));
typedef unsigned char bytes __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
int nondet_int(void);

static v4 numbers = {1, 2, 3, 4};

static v4 sum(v4 a, v4 b) { return a + b; }

int main(void) {
  v4 a = {1, -2, 3}, b = numbers;
  v4 c = sum(a, b) * 2 - 1;
  assert(c[0] == 3 && c[1] == -1 && c[2] == 11 && c[3] == 7);
  v4 less = a < b;
  assert(less[0] == 0 && less[1] == -1);
  a <<= 1;
  assert(a[1] == -4);
  int i = nondet_int() & 3;
  b[i] = 9;
  assert(b[i] == 9);
  bytes whole = (bytes)numbers;
  assert(whole[4] == 2 && whole[5] == 0);
  f4 halves = __builtin_convertvector(numbers, f4) / 2;
  assert(halves[0] == 0.5f);
  v4 turned = __builtin_shuffle(numbers, (v4){3, 2, 1, 0});
  assert(turned[0] == 4);
  v4 *p = &b;
  *p = -*p;
  assert(b[i] == -9);
  union { v4 v; int e[4]; } u;
  u.v = ~numbers;
  assert(u.e[3] == -5);
  return 0;
}
