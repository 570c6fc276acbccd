// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strcspn(const char *s, const char *reject) {
  for (__SIZE_TYPE__ i = 0;; i++) {
    __SIZE_TYPE__ k = 0;
    while (reject[k] != 0 && reject[k] != s[i])
      k++;
    if (s[i] == 0 || reject[k] != 0)
      return i;
  }
}
