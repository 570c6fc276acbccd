#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <wchar.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  wchar_t wide[4];
  char text[5];
  switch (__VERIFIER_nondet_int()) {
    case 0: stat("a", NULL); break;
    case 1: sigemptyset(NULL); break;
    case 2: mbstowcs(wide, "abcd", 5); break;
    case 3: mkstemp("aXXXXXX"); break;
    case 4: wcstombs(text, L"hello", 6); break;
    case 5: stat(NULL, (struct stat *)wide); break;
  }
}
