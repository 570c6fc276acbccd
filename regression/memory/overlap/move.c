#include <string.h>
int main(void) {
  char a[8] = "abcdefg";
  memmove(a + 1, a, 4);
  char b[8];
  strcpy(b, a);
  strcat(b, "");
  return 0;
}
