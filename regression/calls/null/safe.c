#include <assert.h>

static int calls;

static void count(void) {
  calls++;
}

static void (*handler)(void);

int main(void) {
  if (handler)
    handler();
  handler = count;
  handler();
  assert(calls == 1);
  return 0;
}
