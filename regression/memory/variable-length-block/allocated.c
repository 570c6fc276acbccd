// SPDX-License-Identifier: Apache-2.0
void *alloca(unsigned long size);
int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  char *p = 0;
  if (n >= 1 && n <= 4) {
    char a[n];
    p = alloca(4);
    p[0] = a[0] = 0;
  }
  return p ? p[0] : 0;
}
