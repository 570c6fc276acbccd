// SPDX-License-Identifier: Apache-2.0
void explicit_bzero(void *to, __SIZE_TYPE__ n) {
  unsigned char *bytes = to;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    bytes[i] = 0;
}
