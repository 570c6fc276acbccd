#include <stdio.h>
int main(void) {
  FILE *f = fopen("f", "w");
  if (!f)
    return 1;
  fclose(f);
  fprintf(f, "text\n");
  return 0;
}
