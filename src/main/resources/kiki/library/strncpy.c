// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
char *strncpy(char *to, const char *from, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ i = 0;
  for (; i < n && from[i] != 0; i++) {
    __kiki_disjoint(to, from, i + 1, "strncpy src/dst overlap");
    to[i] = from[i];
  }
  for (; i < n; i++)
    to[i] = 0;
  return to;
}
