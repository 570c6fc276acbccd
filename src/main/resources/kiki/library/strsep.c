// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strcspn(const char *s, const char *reject);
char *strsep(char **place, const char *separators) {
  char *s = *place;
  if (s == (char *)0)
    return s;
  char *end = s + strcspn(s, separators);
  if (*end == 0) {
    *place = (char *)0;
  } else {
    *end = 0;
    *place = end + 1;
  }
  return s;
}
