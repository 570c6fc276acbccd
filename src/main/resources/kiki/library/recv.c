// SPDX-License-Identifier: Apache-2.0
long __kiki_input_long(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
__PTRDIFF_TYPE__ recv(int socket, void *to, __SIZE_TYPE__ count, int flags) {
  (void)socket;
  (void)flags;
  __PTRDIFF_TYPE__ got = __kiki_input_long("recv");
  __kiki_assume(got >= -1 && (got < 0 || (__SIZE_TYPE__)got <= count));
  if (got < 0)
    __kiki_safe_errno();
  unsigned char *bytes = (unsigned char *)to;
  for (__PTRDIFF_TYPE__ i = 0; i < got; i++)
    bytes[i] = __kiki_input_uchar("recv");
  return got;
}
