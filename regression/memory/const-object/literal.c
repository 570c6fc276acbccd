#include <string.h>

int main(void) {
  char *p = (char *)(const char[]){'a', 'b'};
  memset(p, 0, 1);
}
