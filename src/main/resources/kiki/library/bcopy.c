// SPDX-License-Identifier: Apache-2.0
void *memmove(void *to, const void *from, __SIZE_TYPE__ n);
void bcopy(const void *from, void *to, __SIZE_TYPE__ n) {
  memmove(to, from, n);
}
