#include <stdio.h>

int main(void) {
  FILE *f = fopen("numbers", "r");
  if (f == NULL)
    return 1;
  int c = fgetc(f);
  fclose(f);
  return c;
}
