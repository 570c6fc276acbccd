// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
int ferror(void *stream) {
  (void)stream;
  return __kiki_input_int("ferror");
}
