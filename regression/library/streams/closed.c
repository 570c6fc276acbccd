#include <stdio.h>

int main(void) {
  FILE *f = fopen("numbers", "r");
  if (f == NULL)
    return 1;
  fclose(f);
  return fgetc(f);
}
