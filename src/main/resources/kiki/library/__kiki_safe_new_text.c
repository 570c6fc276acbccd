// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
/* A string that the caller frees: any characters, and the end. */
void *__kiki_safe_new_text(__SIZE_TYPE__ length) {
  char *text = malloc(length + 1);
  if (text != (char *)0)
    text[length] = 0;
  return text;
}
