// SPDX-License-Identifier: Apache-2.0
unsigned char __kiki_open_uchar(const char *source);
void __kiki_havoc(void *to, __SIZE_TYPE__ n) {
  unsigned char *bytes = to;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    bytes[i] = __kiki_open_uchar("any content");
}
