// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strlen(const char *s) {
  __SIZE_TYPE__ n = 0;
  while (s[n] != 0)
    n++;
  return n;
}
