// SPDX-License-Identifier: Apache-2.0
int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int(), i = 0, *p = &i;
  switch (n) {
  case 1:
    if (n)
      p = (int[]){1, 2};
    return *p;
  case 2:
    if (*(p = (int[]){n, 2}) > 0)
      n = p[1];
    return *p;
  case 3:
    while (*(p = &(int){i}) < 3)
      i++;
    return *p;
  case 4:
    for (; i < 2; i++)
      if (i == 0)
        p = &(int){i};
      else
        n += *p;
    return n;
  case 5:
    do
      p = &(int){n};
    while (*p > 7);
    return n;
  case 6:
    switch (*(p = &(int){n}))
    case 3:
      n++;
    return *p;
  }
  return 0;
}
