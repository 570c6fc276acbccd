// SPDX-License-Identifier: Apache-2.0
void bzero(void *to, __SIZE_TYPE__ n) {
  unsigned char *d = to;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    d[i] = 0;
}
