// SPDX-License-Identifier: Apache-2.0
/* Does not end for some inputs: comes back to the same state, or grows without end. */
extern int __VERIFIER_nondet_int(void);

int main() {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  if (y > 1000)
    return 0;
  while (x >= 0) {
    x = x + y;
    y = -y;
  }
  return 0;
}
