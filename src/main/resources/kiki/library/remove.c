// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
/* It may fail; nothing that the program sees changes. */
int remove(const char *path) {
  (void)*path;
  if (!__kiki_input_bool("remove"))
    return 0;
  __kiki_safe_errno();
  return -1;
}
