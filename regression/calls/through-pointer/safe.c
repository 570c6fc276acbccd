#include <assert.h>
#include <stdlib.h>
struct allocator {
  void *(*make)(size_t);
  void (*give_back)(void *);
};
static struct allocator a = {malloc, free};
int __VERIFIER_nondet_int(void);

int main(void) {
  void (*end)(int) = exit;
  char *p = a.make(3);
  p[2] = 1;
  a.give_back(p);
  if (__VERIFIER_nondet_int()) {
    end(1);
    assert(0);
  }
}
