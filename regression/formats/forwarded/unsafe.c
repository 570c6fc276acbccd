#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
static int print(char *to, unsigned long size, const char *format, va_list list) {
  return vsnprintf(to, size, format, list);
}
static int note(char *to, unsigned long size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = print(to, size, format, list);
  va_end(list);
  return n;
}
int main(void) {
  char b[13];
  assert(note(b, sizeof b, "hello %s!", (char *)0) == 12);
  assert(note(b, sizeof b, "%s", "x") == 1);
  const char *format = "%02X";
  assert(printf(format, 0xabc) == 3);
  return 0;
}
