#include <string.h>
extern struct hidden s;
struct holder {
  struct hidden *p;
} h = {&s};
int main(void) {
  char b[8];
  memcpy(b, h.p, 8);
  return b[0];
}
