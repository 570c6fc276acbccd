// SPDX-License-Identifier: Apache-2.0
void *__kiki_environment(__SIZE_TYPE__ n);
/* A new stream, of the size of glibc's: what is in it but the mark is not known. */
void *__kiki_safe_open(void) {
  char *stream = __kiki_environment(256);
  *(int *)stream = 0x5bad2488;
  return stream;
}
