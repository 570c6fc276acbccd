#include <assert.h>

static int calls;

static void count(void) {
  calls++;
}

static void (*handler)(void);

int main(int argc, char **argv) {
  if (argc > 1)
    handler = count;
  handler();
  assert(calls == 1);
  return 0;
}
