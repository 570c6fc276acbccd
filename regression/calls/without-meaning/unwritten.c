/* The call cannot get at an object whose address nobody takes. */
#include <wchar.h>

static wchar_t text[4];
static int other;

int main(void) {
  swprintf(text, 4, L"x");
  __CPROVER_assert(other == 0, "after the call");
  return 0;
}
