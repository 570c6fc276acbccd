#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  char *p = malloc(4);
  strcpy(p, "abc");
  switch (__VERIFIER_nondet_int()) {
    case 0: puts(p); break;
    case 1: fputs(p, stdout); break;
    case 2: perror(p); break;
    case 3: perror(NULL); break;
    case 4: system(p); break;
    case 5: system(NULL); break;
    case 6: fwrite(p, 2, 2, stdout); break;
    case 7: fwrite(NULL, 0, 2, stdout); break;
    case 8: fputc('a', stderr); break;
    case 9: remove(p); break;
    case 10: rename(p, "x"); break;
    case 11: getenv(p); break;
  }
  free(p);
}
