#include <time.h>
_Bool __kiki_approximate_bool(const char *source);
char __kiki_approximate_char(const char *source);
__SIZE_TYPE__ strftime(
    char *restrict to,
    __SIZE_TYPE__ size,
    const char *restrict format,
    const struct tm *restrict at) {
  (void)*format;
  (void)*at;
  __SIZE_TYPE__ i = 0;
  for (; i + 1 < size && __kiki_approximate_bool("strftime"); i++)
    to[i] = __kiki_approximate_char("strftime");
  if (size == 0 || __kiki_approximate_bool("strftime"))
    return 0;
  to[i] = 0;
  return i;
}
