#include <assert.h>
float __VERIFIER_nondet_float(void);

int main(void) {
  union {
    float value;
    unsigned word;
  } u;
  u.value = __VERIFIER_nondet_float();
  assert(u.word != 0x7fc00001u);
}
