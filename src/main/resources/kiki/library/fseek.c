// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
/* It may fail; nothing that the program sees changes. */
int fseek(void *stream, long offset, int origin) {
  (void)stream;
  (void)offset;
  (void)origin;
  if (!__kiki_input_bool("fseek"))
    return 0;
  __kiki_safe_errno();
  return -1;
}
