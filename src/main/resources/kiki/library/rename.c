// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
/* It may fail; nothing that the program sees changes. */
int rename(const char *from, const char *to) {
  (void)*from;
  (void)*to;
  if (!__kiki_input_bool("rename"))
    return 0;
  __kiki_safe_errno();
  return -1;
}
