// SPDX-License-Identifier: Apache-2.0
long __kiki_input_long(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
__PTRDIFF_TYPE__ readlink(const char *path, char *to, __SIZE_TYPE__ count) {
  (void)*path;
  __PTRDIFF_TYPE__ got = __kiki_input_long("readlink");
  __kiki_assume(got >= -1 && (got < 0 || (__SIZE_TYPE__)got <= count));
  if (got < 0)
    __kiki_safe_errno();
  unsigned char *bytes = (unsigned char *)to;
  for (__PTRDIFF_TYPE__ i = 0; i < got; i++)
    bytes[i] = __kiki_input_uchar("readlink");
  return got;
}
