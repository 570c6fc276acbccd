#include <stdio.h>

int main(void) {
  FILE *f = fopen("numbers", "r");
  int c = fgetc(f);
  return c;
}
