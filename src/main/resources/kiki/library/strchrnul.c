// SPDX-License-Identifier: Apache-2.0
char *strchrnul(const char *s, int c) {
  __SIZE_TYPE__ i = 0;
  while (s[i] != (char)c && s[i] != 0)
    i++;
  return (char *)(s + i);
}
