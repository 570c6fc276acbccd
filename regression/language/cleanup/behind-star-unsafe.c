// Attributes of a declared name may stand behind the last star, in parentheses, or behind a tag.
#include <assert.h>

struct item { int a; };

static int calls;

static void count(void *p) {
  calls++;
}

static int pointer(void) {
  calls = 0;
  { char *__attribute__((cleanup(count))) p = 0, *q = 0; }
  return calls;
}

static int qualified(void) {
  calls = 0;
  { char *const __attribute__((cleanup(count))) p = 0; }
  { int (*__attribute__((cleanup(count))) f)(void) = 0; }
  { int (__attribute__((cleanup(count))) n) = 0; }
  return calls;
}

static int tagged(void) {
  calls = 0;
  { struct item __attribute__((cleanup(count))) x = {0}, y = {0}; }
  return calls;
}

/* These are attributes of a type, which gcc ignores. */
static int ofTypes(void) {
  calls = 0;
  { struct own { int a; } __attribute__((cleanup(count))) x = {0}; }
  { int *__attribute__((cleanup(count))) *p = 0; }
  return calls;
}

int main(void) {
  assert(pointer() == 2);
  assert(qualified() == 3);
  assert(tagged() == 2);
  assert(ofTypes() == 0);
  return 0;
}
