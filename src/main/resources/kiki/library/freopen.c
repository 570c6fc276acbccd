// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
void __kiki_safe_close(void *stream);
/* C11 7.21.5.4: the file that was open is closed, whether or not another one can be opened. */
void *freopen(const char *name, const char *mode, void *stream) {
  (void)name;
  (void)mode;
  if (!__kiki_input_bool("freopen"))
    return stream;
  __kiki_safe_close(stream);
  __kiki_safe_errno();
  return (void *)0;
}
