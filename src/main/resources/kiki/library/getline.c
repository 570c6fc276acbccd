// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
__SIZE_TYPE__ __kiki_input_size(const char *source);
void __kiki_assume(int condition);
void *malloc(__SIZE_TYPE__ n);
void free(void *p);
/* A line of any length; the buffer is always a new one. */
__PTRDIFF_TYPE__ getline(char **restrict line, __SIZE_TYPE__ *restrict size, FILE *restrict stream) {
  (void)stream;
  __SIZE_TYPE__ n = __kiki_input_size("getline");
  __kiki_assume(n < (__SIZE_TYPE__)-1 / 4);
  free(*line);
  *line = malloc(n + 1);
  if (*line == (char *)0) {
    *size = 0;
    return -1;
  }
  *size = n + 1;
  if (n == 0 || __kiki_input_bool("getline"))
    return -1;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    __kiki_assume(((*line)[i] = __kiki_input_char("getline")) != 10 || i + 1 == n);
  (*line)[n] = 0;
  return (__PTRDIFF_TYPE__)n;
}
