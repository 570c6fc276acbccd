// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
unsigned __kiki_input_unsigned(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_safe_errno(void);
/* As much of the address as there is room for; the length is that of the whole. */
int getsockname(int socket, void *address, unsigned *size) {
  (void)socket;
  if (__kiki_input_bool("getsockname")) {
    __kiki_safe_errno();
    return -1;
  }
  unsigned length = __kiki_input_unsigned("getsockname");
  unsigned char *bytes = address;
  for (unsigned i = 0; i < length && i < *size; i++)
    bytes[i] = __kiki_input_uchar("getsockname");
  *size = length;
  return 0;
}
