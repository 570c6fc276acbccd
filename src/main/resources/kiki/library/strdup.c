// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
__SIZE_TYPE__ strlen(const char *s);
char *strdup(const char *s) {
  __SIZE_TYPE__ n = strlen(s) + 1;
  char *copy = malloc(n);
  if (copy == (char *)0)
    return copy;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    copy[i] = s[i];
  return copy;
}
