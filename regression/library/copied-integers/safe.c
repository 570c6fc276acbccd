/* Integers that are copied as such have the same bytes as if they were copied byte by byte. */
#include <assert.h>
#include <string.h>
int input(void);
short s[6];
unsigned u[6];
long l[5];
int q[8];
struct {
  int a[4];
  char c;
} x;
int main(void) {
  int n = input();
  __CPROVER_assume(n >= 0 && n <= 4);
  for (int i = 0; i < 6; i++) {
    s[i] = i * 257 + 3;
    u[i] = i * 0x01020304u;
  }
  for (int i = 0; i < 5; i++)
    l[i] = -i;
  for (int i = 0; i < 8; i++)
    q[i] = i;
  short t[6];
  unsigned v[6];
  long m[5];
  memset(t, 0, sizeof t);
  memset(v, -1, sizeof v);
  memset(m, 0x7f, 5 * sizeof(long));
  memcpy(t + 1, s, n * sizeof *s);
  memmove(q + 1, q, n * sizeof *q);
  memcpy(v, u + 2, 4 * n);
  memcpy(m, l, n * sizeof(long));
  for (int i = 0; i < 6; i++) {
    assert(t[i] == (i >= 1 && i - 1 < n ? s[i - 1] : 0));
    assert(v[i] == (i < n ? u[i + 2] : 0xffffffffu));
  }
  for (int i = 0; i < 5; i++)
    assert(m[i] == (i < n ? l[i] : 0x7f7f7f7f7f7f7f7fl));
  for (int i = 0; i < 8; i++)
    assert(q[i] == (i >= 1 && i <= n ? i - 1 : i));
  memmove(q, q + 2, n * sizeof(int));
  assert(n < 4 || q[3] == 5);
  /* Beside the integers. */
  memcpy((char *)v + 1, u, n * sizeof *u);
  assert(n == 0 || ((unsigned char *)v)[1] == 0);
  memset(x.a, n, n * sizeof(int));
  assert(n == 0 || x.a[n - 1] == n * 0x01010101);
  assert(n == 4 || x.a[n] == 0);
  return 0;
}
