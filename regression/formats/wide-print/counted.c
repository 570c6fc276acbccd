#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t text[] = L"abc";
  int count = printf("%ls", text);
  __CPROVER_assert(count == 3, "how many bytes is the locale's choice");
}
