// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strspn(const char *s, const char *accept);
__SIZE_TYPE__ strcspn(const char *s, const char *reject);
char *strtok_r(char *s, const char *separators, char **rest) {
  if (s == (char *)0)
    s = *rest;
  if (s == (char *)0)
    return (char *)0;
  s += strspn(s, separators);
  if (*s == 0) {
    *rest = (char *)0;
    return (char *)0;
  }
  char *end = s + strcspn(s, separators);
  if (*end == 0) {
    *rest = (char *)0;
  } else {
    *end = 0;
    *rest = end + 1;
  }
  return s;
}
