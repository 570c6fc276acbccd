#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  char b[40];
  int n = sprintf(b, "%05d|%-4s|%#x|%+d|%.3u|%c%%", -42, "ab", 255, 7, 5u, 'z');
  assert(n == 26);
  assert(b[0] == '-' && b[1] == '0' && b[4] == '2' && b[5] == '|');
  assert(b[6] == 'a' && b[8] == ' ' && b[9] == ' ' && b[10] == '|');
  assert(b[11] == '0' && b[12] == 'x' && b[13] == 'f' && b[14] == 'f');
  assert(b[16] == '+' && b[17] == '7' && b[19] == '0' && b[21] == '5');
  assert(b[23] == 'z' && b[24] == '%');
  return 0;
}
