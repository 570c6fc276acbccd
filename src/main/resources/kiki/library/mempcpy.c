// SPDX-License-Identifier: Apache-2.0
void *memcpy(void *to, const void *from, __SIZE_TYPE__ n);
void *mempcpy(void *to, const void *from, __SIZE_TYPE__ n) {
  memcpy(to, from, n);
  return (unsigned char *)to + n;
}
