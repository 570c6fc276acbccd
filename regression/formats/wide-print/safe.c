#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t text[] = L"abc";
  printf("%ls and %lc\n", text, (wint_t)text[0]);
  __CPROVER_assert(text[1] == L'b', "only read");
}
