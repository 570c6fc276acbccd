// SPDX-License-Identifier: Apache-2.0
char *index(const char *s, int c) {
  __SIZE_TYPE__ i = 0;
  while (s[i] != (char)c) {
    if (s[i] == 0)
      return (char *)0;
    i++;
  }
  return (char *)(s + i);
}
