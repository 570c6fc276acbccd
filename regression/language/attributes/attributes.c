#include <assert.h>

[[nodiscard]] int three(void) {
  return 3;
}

int main(void) {
  [[maybe_unused]] int x = three();
  [[gnu::unused]] static int y;
  int a[1] = {0};
  switch (x) {
  case 3:
    x = a[a[0]] + 1;
    [[fallthrough]];
  default:
    x++;
  }
  for ([[maybe_unused]] int k = 0; k < 1; k++)
    y++;
  assert(x == 2 && y == 1);
}
