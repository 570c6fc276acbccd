// SPDX-License-Identifier: Apache-2.0
/* Ends, since a tuple decreases; for most inputs without signed overflow only. */
extern int __VERIFIER_nondet_int(void);

static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

int main() {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  int z = __VERIFIER_nondet_int();
  while (x > 0 && y > 0) {
    if (__VERIFIER_nondet_int()) {
      x = x - 1;
      y = __VERIFIER_nondet_int();
    } else {
      y = y - 1;
    }
  }
  while (x >= 0 && z < 1000) {
    x = x + y;
    z++;
    if (y >= 0)
      y = y - 1;
  }
  int *p = &z;
  for (int i = 0; i < 4; i++)
    *p += i;
  return gcd(12, 18) + z;
}
