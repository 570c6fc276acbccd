// SPDX-License-Identifier: Apache-2.0
int tolower(int c);
char *strcasestr(const char *in, const char *what) {
  for (const char *s = in;; s++) {
    __SIZE_TYPE__ i = 0;
    while (what[i] != 0
           && tolower((unsigned char)s[i]) == tolower((unsigned char)what[i]))
      i++;
    if (what[i] == 0)
      return (char *)s;
    if (*s == 0)
      return (char *)0;
  }
}
