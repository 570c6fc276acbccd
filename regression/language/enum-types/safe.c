#include <assert.h>

enum colour { RED, GREEN };
enum shape { ROUND, SQUARE };
enum sign { MINUS = -1, PLUS = 1 };

#define KIND(x) _Generic(x, enum colour: 1, enum shape: 2, default: 3)

int main(void) {
  enum colour paint = GREEN;
  enum shape wheel = ROUND;
  assert(KIND(paint) == 1);
  assert(KIND(wheel) == 2);
  assert(KIND(GREEN) == 3);
  assert(_Generic(paint, unsigned: 1, default: 2) == 1);
  assert(_Generic(+wheel, enum colour: 1, default: 2) == 1);
  assert(_Generic(&wheel, enum colour *: 1, enum shape *: 2) == 2);
  assert(_Generic((enum sign)1, int: 1, default: 2) == 1);
  assert(!__builtin_types_compatible_p(enum colour, enum shape));
  assert(__builtin_types_compatible_p(enum colour, unsigned));
  assert(__builtin_types_compatible_p(typeof(RED), typeof(SQUARE)));
  return 0;
}
