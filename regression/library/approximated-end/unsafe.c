#include <stdio.h>

int main(void) {
  char number[400];
  int counter = 0;
  sprintf(number, "%f", 1.5);
  counter++;
  __CPROVER_assert(counter == 0, "after a number was written");
}
