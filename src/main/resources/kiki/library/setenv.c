// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
/* It may fail; nothing that the program sees changes. */
int setenv(const char *name, const char *value, int overwrite) {
  (void)*name;
  (void)*value;
  (void)overwrite;
  if (!__kiki_input_bool("setenv"))
    return 0;
  __kiki_safe_errno();
  return -1;
}
