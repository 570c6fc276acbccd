// SPDX-License-Identifier: Apache-2.0
/* Loops that need invariants, one of which does not hold at the end; preprocessed, as in competitions. */
extern void __VERIFIER_error(void) __attribute__((__noreturn__));
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);
typedef unsigned int size;

void __VERIFIER_assert(int condition) {
  if (!condition) {
  ERROR:
    __VERIFIER_error();
  }
  return;
}

static unsigned int steps(unsigned int n) {
  unsigned int i = 0, sum = 0;
  do {
    if (i % 2 == 0) {
      sum += 2;
    } else {
      sum = sum + 1;
    }
    i++;
  } while (i < n);
  return sum;
}

int main(void) {
  int x = 0, y = 50, state = 0;
  int n = __VERIFIER_nondet_int();
  int a[8];
  for (int i = 0; i < 8; i++) {
    a[i] = i;
  }
  __VERIFIER_assume(n > 0 && n < 100);
  while (x < n) {
    x++;
    switch (state) {
      case 0: state = 1; break;
      case 1: state = __VERIFIER_nondet_bool() ? 0 : 2; break;
      default: goto out;
    }
    if (y > 0)
      y = y - 1;
  }
out:
  __VERIFIER_assert(x <= n);
  __VERIFIER_assert(y >= 0 && y <= 50);
  __VERIFIER_assert(a[3] == 3);
  __VERIFIER_assert(steps(4) > 3u);
  __VERIFIER_assert(state != 2 || x > 2);
  return 0;
}
