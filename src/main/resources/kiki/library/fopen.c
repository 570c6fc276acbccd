// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
void *__kiki_safe_open(void);
void *fopen(const char *name, const char *mode) {
  (void)name;
  (void)mode;
  if (!__kiki_input_bool("fopen"))
    return __kiki_safe_open();
  __kiki_safe_errno();
  return (void *)0;
}
