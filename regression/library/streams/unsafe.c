#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  char line[16];
  FILE *a = fopen("a", "r");
  switch (__VERIFIER_nondet_int()) {
    case 0: fgets(line, sizeof line, a); break;
    case 1: fgets(line, sizeof line, NULL); break;
    case 2: if (a != NULL) { fclose(a); fclose(a); } break;
    case 3: if (a != NULL) { fclose(a); fgetc(a); } break;
    case 4: fclose(stderr); fputs("x", stderr); break;
    case 5: fclose((FILE *)line); break;
    case 6: { DIR *folder = opendir("."); readdir(folder); } break;
    case 7: if (a != NULL) { freopen("b", "r", a); feof(a); } break;
  }
}
