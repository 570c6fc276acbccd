// SPDX-License-Identifier: Apache-2.0
char *stpncpy(char *restrict to, const char *restrict from, __SIZE_TYPE__ n) {
  __SIZE_TYPE__ i = 0;
  for (; i < n && from[i] != 0; i++)
    to[i] = from[i];
  char *end = to + i;
  for (; i < n; i++)
    to[i] = 0;
  return end;
}
