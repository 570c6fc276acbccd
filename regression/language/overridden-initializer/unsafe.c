#include <assert.h>

struct point {
  int x, y, z;
};

char name[1][4] = {[0] = "abc", [0][1] = 'Z'};
unsigned char rows[2][3] = {[0 ... 1] = "ab\xff", [1][1] = 'Z'};
struct point points[4] = {[0 ... 2].x = 1, [0 ... 2].y = 2, [1].z = 3};

int main(void) {
  assert(name[0][0] == 0 || name[0][2] == 0);
  assert(rows[1][0] == 0 || rows[1][2] == 0);
  assert(points[0].x == 0 || points[1].x == 0);
}
