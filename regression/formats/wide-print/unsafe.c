#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t text[3] = {L'a', L'b', L'c'};
  printf("%ls\n", text);
}
