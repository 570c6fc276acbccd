// SPDX-License-Identifier: Apache-2.0
void *realloc(void *p, __SIZE_TYPE__ n);
void *reallocarray(void *p, __SIZE_TYPE__ count, __SIZE_TYPE__ size) {
  __SIZE_TYPE__ n;
  if (__builtin_mul_overflow(count, size, &n))
    return (void *)0;
  return realloc(p, n);
}
