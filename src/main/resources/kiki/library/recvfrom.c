// SPDX-License-Identifier: Apache-2.0
__PTRDIFF_TYPE__ recv(int socket, void *to, __SIZE_TYPE__ count, int flags);
unsigned __kiki_input_unsigned(const char *source);
unsigned char __kiki_input_uchar(const char *source);
__PTRDIFF_TYPE__ recvfrom(
    int socket, void *to, __SIZE_TYPE__ count, int flags, void *address, unsigned *size) {
  __PTRDIFF_TYPE__ got = recv(socket, to, count, flags);
  if (got >= 0 && address != (void *)0) {
    unsigned length = __kiki_input_unsigned("recvfrom");
    unsigned char *bytes = address;
    for (unsigned i = 0; i < length && i < *size; i++)
      bytes[i] = __kiki_input_uchar("recvfrom");
    *size = length;
  }
  return got;
}
