// SPDX-License-Identifier: Apache-2.0
long __kiki_input_long(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
__PTRDIFF_TYPE__ write(int file, const void *from, __SIZE_TYPE__ count) {
  (void)file;
  const char *bytes = from;
  if (count > 0)
    (void)bytes[count - 1];
  __PTRDIFF_TYPE__ put = __kiki_input_long("write");
  __kiki_assume(put >= -1 && (put < 0 || (__SIZE_TYPE__)put <= count));
  if (put < 0)
    __kiki_safe_errno();
  return put;
}
