// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
__SIZE_TYPE__ __kiki_input_size(const char *source);
void __kiki_assume(int condition);
void *malloc(__SIZE_TYPE__ n);
void free(void *p);
/* A text of any length with the delimiter at its end at most; the buffer is always a new one. */
__PTRDIFF_TYPE__ getdelim(
    char **restrict line, __SIZE_TYPE__ *restrict size, int delimiter, FILE *restrict stream) {
  (void)stream;
  __SIZE_TYPE__ n = __kiki_input_size("getdelim");
  __kiki_assume(n < (__SIZE_TYPE__)-1 / 4);
  free(*line);
  *line = malloc(n + 1);
  if (*line == (char *)0) {
    *size = 0;
    return -1;
  }
  *size = n + 1;
  if (n == 0 || __kiki_input_bool("getdelim"))
    return -1;
  for (__SIZE_TYPE__ i = 0; i < n; i++) {
    char c = __kiki_input_char("getdelim");
    __kiki_assume(c != (char)delimiter || i + 1 == n);
    (*line)[i] = c;
  }
  (*line)[n] = 0;
  return (__PTRDIFF_TYPE__)n;
}
