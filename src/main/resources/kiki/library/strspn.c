// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strspn(const char *s, const char *accept) {
  for (__SIZE_TYPE__ i = 0;; i++) {
    __SIZE_TYPE__ k = 0;
    while (accept[k] != 0 && accept[k] != s[i])
      k++;
    if (s[i] == 0 || accept[k] == 0)
      return i;
  }
}
