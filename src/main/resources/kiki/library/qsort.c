// SPDX-License-Identifier: Apache-2.0
void __kiki_swap(unsigned char *left, unsigned char *right, __SIZE_TYPE__ n);
void qsort(void *base, __SIZE_TYPE__ count, __SIZE_TYPE__ size,
           int (*compare)(const void *, const void *)) {
  unsigned char *a = base;
  for (__SIZE_TYPE__ i = 1; i < count; i++) {
    for (__SIZE_TYPE__ j = i; j > 0; j--) {
      unsigned char *left = a + (j - 1) * size;
      unsigned char *right = a + j * size;
      if (compare(left, right) <= 0)
        break;
      __kiki_swap(left, right, size);
    }
  }
}
