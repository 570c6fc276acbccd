#include <assert.h>
#include <time.h>

int main(void) {
  struct tm t = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29};
  char text[11];
  assert(strftime(text, sizeof text, "%Y-%m-%d", &t) == 10);
  assert(text[4] == '-' && text[10] == 0);
  assert(strftime(text, 10, "%Y-%m-%d", &t) == 0);
  /* The limit is larger than the array, but the text is not. */
  assert(strftime(text, 100, "%F", &t) == 10);
}
