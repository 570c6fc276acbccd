#include <stdarg.h>
#include <stdio.h>
static void note(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}
int main(int argc, char **argv) {
  note("%d\n", argc);
  char text[3] = {'%', argc > 1 ? 's' : 'd', 0};
  note(text, argc);
  return 0;
}
