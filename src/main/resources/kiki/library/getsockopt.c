// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
unsigned __kiki_input_unsigned(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int getsockopt(int socket, int level, int option, void *value, unsigned *size) {
  (void)socket;
  (void)level;
  (void)option;
  if (__kiki_input_bool("getsockopt")) {
    __kiki_safe_errno();
    return -1;
  }
  unsigned length = __kiki_input_unsigned("getsockopt");
  __kiki_assume(length <= *size);
  unsigned char *bytes = value;
  for (unsigned i = 0; i < length; i++)
    bytes[i] = __kiki_input_uchar("getsockopt");
  *size = length;
  return 0;
}
