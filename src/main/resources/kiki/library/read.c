// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_errno(void);
long __kiki_input_long(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
long read(int file, void *to, __SIZE_TYPE__ count) {
  (void)file;
  long got = __kiki_input_long("read");
  __kiki_assume(got >= -1 && (got < 0 || (__SIZE_TYPE__)got <= count));
  if (got < 0)
    __kiki_safe_errno();
  unsigned char *bytes = to;
  for (long i = 0; i < got; i++)
    bytes[i] = __kiki_input_uchar("read");
  return got;
}
