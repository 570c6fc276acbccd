// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strnlen(const char *s, __SIZE_TYPE__ limit) {
  __SIZE_TYPE__ n = 0;
  while (n < limit && s[n] != 0)
    n++;
  return n;
}
