// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
unsigned __kiki_input_unsigned(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int accept(int socket, void *address, unsigned *size) {
  (void)socket;
  int file = __kiki_input_int("accept");
  __kiki_assume(file >= -1);
  if (file < 0) {
    __kiki_safe_errno();
    return -1;
  }
  if (address != (void *)0) {
    unsigned length = __kiki_input_unsigned("accept");
    unsigned char *bytes = address;
    for (unsigned i = 0; i < length && i < *size; i++)
      bytes[i] = __kiki_input_uchar("accept");
    *size = length;
  }
  return file;
}
