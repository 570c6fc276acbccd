#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  char *p = malloc(4);
  strcpy(p, "abc");
  free(p);
  switch (__VERIFIER_nondet_int()) {
    case 0: puts(p); break;
    case 1: fputs(p, stdout); break;
    case 2: perror(p); break;
    case 3: system(p); break;
    case 4: fwrite(p, 1, 1, stdout); break;
    case 5: remove(p); break;
    case 6: getenv(p); break;
  }
}
