#define _GNU_SOURCE
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <wchar.h>

int main(void) {
  struct stat s = {0};
  if (stat("a", &s) != 0)
    assert(s.st_size == 0);
  sigset_t set;
  sigemptyset(&set);
  assert(sigismember(&set, SIGINT) <= 1);
  wchar_t wide[4];
  assert(mbstowcs(wide, "abc", 4) == 3 && wide[1] == L'b' && wide[3] == 0);
  char name[] = "aXXXXXX";
  mkstemp(name);
  assert(strlen(name) == 7 && name[0] == 'a');
  char buffer[8];
  if (strerror_r(1, buffer, sizeof buffer) == buffer)
    assert(strlen(buffer) < sizeof buffer);
}
