#include <assert.h>
#include <stdlib.h>
#include <string.h>
int nondet_int(void);
struct pair {
  char key;
  int value;
};
union any {
  struct pair pair;
  unsigned char raw[8];
  unsigned word[2];
};

int main(void) {
  struct pair p;
  memset(&p, FILL, sizeof p);
  p.key = 1;
  p.value = nondet_int();
  union any u;
  memset(&u, 0, sizeof u);
#if WAY == 1
  unsigned char *raw = malloc(8);
  memset(raw, 0, 8);
  *(struct pair *)raw = p;
  assert(raw[AT] == IS);
#elif WAY == 2
  u.pair = p;
  assert(u.raw[AT] == IS);
#elif WAY == 3
  union any v = {.pair = p};
  u = v;
  assert((u.word[0] >> 8 * AT & 255) == IS);
#else
  u.pair = (struct pair){1, nondet_int()};
  assert(u.raw[AT] == IS);
#endif
}
