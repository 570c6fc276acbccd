// SPDX-License-Identifier: Apache-2.0
void *memmem(
    const void *in, __SIZE_TYPE__ size, const void *what, __SIZE_TYPE__ length) {
  const unsigned char *a = in;
  const unsigned char *b = what;
  for (__SIZE_TYPE__ i = 0; length <= size && i <= size - length; i++) {
    __SIZE_TYPE__ j = 0;
    while (j < length && a[i + j] == b[j])
      j++;
    if (j == length)
      return (void *)(a + i);
  }
  return (void *)0;
}
