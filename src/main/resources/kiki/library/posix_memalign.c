// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
int posix_memalign(void **place, __SIZE_TYPE__ alignment, __SIZE_TYPE__ size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0)
    return 22;
  void *made = malloc(size);
  if (made == (void *)0)
    return 12;
  *place = made;
  return 0;
}
