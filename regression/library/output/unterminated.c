#include <stdio.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  char text[4] = {'a', 'b', 'c', 'd'};
  char *none = NULL;
  switch (__VERIFIER_nondet_int()) {
    case 0: puts(text); break;
    case 1: fputs(text + 2, stderr); break;
    case 2: fopen(text, "r"); break;
    case 3: puts(none); break;
  }
}
