// SPDX-License-Identifier: Apache-2.0
char *strstr(const char *s, const char *wanted) {
  for (__SIZE_TYPE__ i = 0;; i++) {
    __SIZE_TYPE__ k = 0;
    while (wanted[k] != 0 && s[i + k] == wanted[k])
      k++;
    if (wanted[k] == 0)
      return (char *)(s + i);
    if (s[i] == 0)
      return (char *)0;
  }
}
