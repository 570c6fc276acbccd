// SPDX-License-Identifier: Apache-2.0
void *bsearch(const void *key, const void *base, __SIZE_TYPE__ count, __SIZE_TYPE__ size,
              int (*compare)(const void *, const void *)) {
  const unsigned char *a = base;
  __SIZE_TYPE__ low = 0;
  __SIZE_TYPE__ high = count;
  while (low < high) {
    __SIZE_TYPE__ middle = low + (high - low) / 2;
    int order = compare(key, a + middle * size);
    if (order == 0)
      return (void *)(a + middle * size);
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return (void *)0;
}
