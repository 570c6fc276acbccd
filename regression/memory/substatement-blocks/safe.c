// SPDX-License-Identifier: Apache-2.0
int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int(), sum = 0, *p = &n;
  if (*(p = (int[]){n, 2}) > 0)
    sum = p[1];
  else
    sum = *p;
  p = &n;
  if (n)
    p = &sum;
  sum = *p;
  for (int i = 0; i < 2; i++)
    if (i == 0)
      sum = *(p = &(int){i});
  int rounds = 0;
  while (*(p = &(int){rounds}) < 3)
    rounds = *p + 1;
  __CPROVER_assert(rounds == 3, "counted");
  switch (*(p = &(int){n}))
  case 3:
    __CPROVER_assert(*p == 3, "still there");
  p = (int[]){1, 2};
  return p[1];
}
