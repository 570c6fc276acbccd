#include <string.h>
struct pair {
  int x, y;
};

int main(void) {
  struct pair p[2] = {{1, 2}, {3, 4}};
  memcpy((struct pair *)&p[0].y, &p[FROM], sizeof(struct pair));
  return 0;
}
