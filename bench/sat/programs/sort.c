// SPDX-License-Identifier: Apache-2.0
// Insertion sort of five elements; the result is ordered and has the same sum.
extern unsigned char nondet_uchar(void);
extern void __CPROVER_assert(_Bool, const char *);
#define N 5
int main(void) {
  unsigned char a[N];
  unsigned before = 0, after = 0;
  for (int i = 0; i < N; i++) {
    a[i] = nondet_uchar();
    before += a[i];
  }
  for (int i = 1; i < N; i++) {
    unsigned char key = a[i];
    int k = i - 1;
    while (k >= 0 && a[k] > key) {
      a[k + 1] = a[k];
      k--;
    }
    a[k + 1] = key;
  }
  for (int i = 0; i < N; i++)
    after += a[i];
  for (int i = 1; i < N; i++)
    __CPROVER_assert(a[i - 1] <= a[i], "ordered");
  __CPROVER_assert(before == after, "the sum is kept");
  return 0;
}
