#include <time.h>

int main(void) {
  struct tm t = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29};
  char text[10];
  strftime(text, 100, "%Y-%m-%d", &t);
}
