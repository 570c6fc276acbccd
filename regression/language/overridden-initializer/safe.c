#include <assert.h>

struct point {
  int x, y, z;
};

struct named {
  char name[4];
  struct point at;
};

struct named first = {.name = "abc", .name[1] = 'Z', .at = {1, 2, 3}, .at.y = 4};
unsigned char rows[2][3] = {[0 ... 1] = "ab\xff", [1][1] = 'Z'};
struct point points[4] = {[0 ... 2].x = 1, [0 ... 2].y = 2, [1].z = 3};

int main(void) {
  struct named local = {.name = "abc", .name[1] = 'Z', .at = {1, 2, 3}, .at.y = 4};
  assert(first.name[0] == 'a' && first.name[1] == 'Z' && first.name[2] == 'c');
  assert(first.at.x == 1 && first.at.y == 4 && first.at.z == 3);
  assert(local.name[0] == 'a' && local.name[1] == 'Z' && local.name[2] == 'c' && local.name[3] == 0);
  assert(local.at.x == 1 && local.at.y == 4 && local.at.z == 3);
  assert(rows[0][1] == 'b' && rows[1][0] == 'a' && rows[1][1] == 'Z' && rows[1][2] == 255);
  assert(points[0].x == 1 && points[0].y == 2 && points[0].z == 0);
  assert(points[1].x == 1 && points[1].y == 2 && points[1].z == 3);
  assert(points[3].x == 0 && points[3].y == 0);
}
