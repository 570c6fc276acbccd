#include <assert.h>
unsigned char nondet_uchar(void);
union word {
  unsigned all;
  unsigned short half[2];
};
int main(void) {
  unsigned at = nondet_uchar() & 1;
  union word w;
  w.half[at] = 1;
  unsigned char *byte = (unsigned char *)&w;
  assert(w.half[READ] + byte[2 * at] < WRONG);
}
