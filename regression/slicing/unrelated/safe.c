#include <assert.h>
extern int nondet(void);
int log_[16], total;
static void unrelated(int m) {
  for (int j = 0; j < m; j++) {
    if (nondet())
      total += j * 3;
    else
      total ^= log_[j & 15];
    if (total > 100)
      total = total / 2;
    log_[j & 15] = total * total;
  }
}
int main(void) {
  int x = 0, n = nondet();
  unrelated(nondet());
  for (int i = 0; i < n; i++) {
    if (x < 10)
      x++;
  }
  unrelated(n);
  assert(x <= 10);
  return 0;
}
