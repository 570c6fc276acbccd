// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
__SIZE_TYPE__ strnlen(const char *s, __SIZE_TYPE__ limit);
char *strndup(const char *s, __SIZE_TYPE__ limit) {
  __SIZE_TYPE__ n = strnlen(s, limit);
  char *copy = malloc(n + 1);
  if (copy == (char *)0)
    return copy;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    copy[i] = s[i];
  copy[n] = 0;
  return copy;
}
