#include <assert.h>
extern int nondet(void);
int main(void) {
  int a = 0, b = 0, c = 100, n = nondet();
  for (int i = 0; i < 20; i++)
    a += 2;
  for (int i = 0; i < nondet(); i++)
    if (b < 9)
      b += 3;
  while (c > 50 && nondet())
    c--;
  assert(a == 40);
  assert(b <= 9);
  assert(c >= 50);
  return n;
}
