// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
char *strcat(char *to, const char *from) {
  __SIZE_TYPE__ end = 0;
  while (to[end] != 0)
    end++;
  __SIZE_TYPE__ i = 0;
  for (;; i++) {
    __kiki_disjoint(to + end, from, i + 1, "strcat src/dst overlap");
    if ((to[end + i] = from[i]) == 0)
      return to;
  }
}
