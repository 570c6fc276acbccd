#include <assert.h>
#include <stdio.h>
#include <time.h>

int main(void) {
  struct tm t = {.tm_year = 100, .tm_mday = 1};
  struct timespec now;
  char text[26];
  mktime(&t);
  puts(asctime(&t));
  if (asctime_r(&t, text) != NULL)
    puts(text);
  timespec_get(&now, TIME_UTC);
  char *first = asctime(&t);
  char *second = asctime(&t);
  assert(first == second);
  assert(first[25] == 0);
}
