// SPDX-License-Identifier: Apache-2.0
int memcmp(const void *a, const void *b, __SIZE_TYPE__ n);
int bcmp(const void *a, const void *b, __SIZE_TYPE__ n) {
  return memcmp(a, b, n);
}
