// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
void __kiki_safe_errno(void);
void __kiki_safe_close(void *stream);
/* C11 7.21.5.1: the stream is closed whether or not the call succeeds. */
int fclose(void *stream) {
  __kiki_safe_close(stream);
  if (!__kiki_input_bool("fclose"))
    return 0;
  __kiki_safe_errno();
  return -1;
}
