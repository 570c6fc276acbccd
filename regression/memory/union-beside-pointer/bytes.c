#include <assert.h>
unsigned char nondet_uchar(void);
union word {
  unsigned all;
  unsigned char bytes[4];
};
struct mixed {
  int *at;
  union word word;
  int last;
};
int main(void) {
  int value = 3;
  unsigned k = nondet_uchar() & 3;
  struct mixed m = {&value, {0x04030201}, 9};
  assert(m.word.bytes[k] == k + 1);
  m.word.bytes[k] = 7;
  assert(m.word.bytes[k] == 7);
  *m.at += k;
  assert(value < LIMIT && m.last == 9);
}
