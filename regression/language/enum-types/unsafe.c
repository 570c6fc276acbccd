#include <assert.h>

enum colour { RED, GREEN };
enum shape { ROUND, SQUARE };

int main(void) {
  enum shape wheel = ROUND;
  assert(_Generic(wheel, enum colour: 1, enum shape: 2) == 1);
  return 0;
}
