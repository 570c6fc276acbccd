// SPDX-License-Identifier: Apache-2.0
int __VERIFIER_nondet_int(void);

int *outside;
void keep(int *p) { outside = p; }

int through_call(int n) {
  int result;
  {
    int a[n];
    a[0] = n;
    keep(a);
    result = *outside;
  }
  return result;
}

int backwards(int n) {
  int *p = 0, rounds = 0;
again:
  if (rounds == 2)
    return rounds;
  int a[n];
  a[n - 1] = rounds++;
  p = &a[n - 1];
  if (*p < n)
    goto again;
  return *p;
}

int in_loop(int n) {
  int *last = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    int a[n][2];
    a[0][1] = i;
    int(*row)[2] = a;
    last = row[0] + 1;
    sum += *last;
    if (i == n)
      continue;
  }
  return sum;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 4)
    return 0;
  __CPROVER_assert(through_call(n) == n, "read in time");
  backwards(n);
  __CPROVER_assert(in_loop(n) == 3, "an array each time");
  return 0;
}
