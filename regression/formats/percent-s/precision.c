#include <stdio.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  char a[3] = {'a', 'b', 'c'};
  printf("%.*s\n", __VERIFIER_nondet_int(), a);
  return 0;
}
