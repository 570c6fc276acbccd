// SPDX-License-Identifier: Apache-2.0
void *lfind(
    const void *key,
    const void *base,
    __SIZE_TYPE__ *count,
    __SIZE_TYPE__ size,
    int (*compare)(const void *, const void *)) {
  const char *at = base;
  for (__SIZE_TYPE__ i = 0; i < *count; i++)
    if (compare(key, at + i * size) == 0)
      return (void *)(at + i * size);
  return (void *)0;
}
