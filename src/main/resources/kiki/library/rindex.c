// SPDX-License-Identifier: Apache-2.0
char *rindex(const char *s, int c) {
  const char *last = (const char *)0;
  for (__SIZE_TYPE__ i = 0;; i++) {
    if (s[i] == (char)c)
      last = s + i;
    if (s[i] == 0)
      return (char *)last;
  }
}
