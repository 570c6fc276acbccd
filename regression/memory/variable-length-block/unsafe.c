// SPDX-License-Identifier: Apache-2.0
int __VERIFIER_nondet_int(void);

int *outside;
void keep(int *p) { outside = p; }

int through_call(int n) {
  {
    int a[n];
    a[0] = n;
    keep(a);
  }
  return *outside;
}

int backwards(int n) {
  int *p = 0, rounds = 0;
again:
  if (rounds == 2)
    return *p;
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
    if (i > 0)
      sum += *last;
    int a[n][2];
    a[0][1] = i;
    int(*row)[2] = a;
    last = row[0] + 1;
    if (i == n)
      continue;
  }
  return sum;
}

int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 1:
    return through_call(2);
  case 2:
    return backwards(3);
  case 3:
    return in_loop(3);
  }
  return 0;
}
