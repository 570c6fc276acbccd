// SPDX-License-Identifier: Apache-2.0
void __kiki_disjoint(const void *to, const void *from, __SIZE_TYPE__ n, const char *text);
char *stpcpy(char *to, const char *from) {
  __SIZE_TYPE__ i = 0;
  for (;; i++) {
    __kiki_disjoint(to, from, i + 1, "stpcpy src/dst overlap");
    if ((to[i] = from[i]) == 0)
      return to + i;
  }
}
