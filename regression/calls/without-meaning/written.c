/* What a library function writes may have its address nowhere but in the call. */
#include <wchar.h>

static wchar_t text[4];

int main(void) {
  swprintf(text, 4, L"x");
  __CPROVER_assert(text[0] == 0, "after the call");
  return 0;
}
