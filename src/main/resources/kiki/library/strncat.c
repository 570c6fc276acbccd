// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
char *strncat(char *to, const char *from, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ end = 0;
  while (to[end] != 0)
    end++;
  __SIZE_TYPE__ i = 0;
  for (; i < n && from[i] != 0; i++) {
    __kiki_disjoint(to + end, from, i + 1, "strncat src/dst overlap");
    to[end + i] = from[i];
  }
  to[end + i] = 0;
  return to;
}
