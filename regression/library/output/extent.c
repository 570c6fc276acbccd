#include <stdio.h>
#include <stdint.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int numbers[4] = {1, 2, 3, 4};
  switch (__VERIFIER_nondet_int()) {
    case 0: fwrite(numbers, sizeof(int), 5, stdout); break;
    case 1: fwrite(numbers, 3, 6, stdout); break;
    /* The number of bytes wraps around. */
    case 2: fwrite(numbers, SIZE_MAX / 2 + 1, 2, stdout); break;
    case 3: fwrite(numbers + 1, sizeof numbers, 1, stdout); break;
  }
}
