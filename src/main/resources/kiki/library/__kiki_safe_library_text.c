// SPDX-License-Identifier: Apache-2.0
void *__kiki_environment(__SIZE_TYPE__ n);
/* A string of the library's own: any characters, and the end. */
void *__kiki_safe_library_text(__SIZE_TYPE__ length) {
  char *text = __kiki_environment(length + 1);
  text[length] = 0;
  return text;
}
