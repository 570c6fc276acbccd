#include <assert.h>

struct Text { int length; char bytes[]; };

static struct Text text = {5, "hello"};
struct { char c; short list[]; } numbers = {'x', {1, 2, [4] = 5}};

int main(void) {
  static struct Text local = {2, {'o', 'k'}};
  struct Text *p = &text;
  int sum = 0;
  for (int i = 0; i < p->length; i++)
    sum += p->bytes[i] == 'l';
  assert(sum == 2 && text.bytes[5] == 0 && sizeof text == 4);
  assert(numbers.list[4] == 5 && numbers.list[3] == 0 && local.bytes[1] == 'k');
  numbers.list[2] = 7;
  assert(numbers.list[2] == 7 && numbers.c == 'x');
  return 0;
}
