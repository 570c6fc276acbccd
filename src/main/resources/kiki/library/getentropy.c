// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_safe_errno(void);
int getentropy(void *to, __SIZE_TYPE__ n) {
  if (n > 256 || __kiki_input_bool("getentropy")) {
    __kiki_safe_errno();
    return -1;
  }
  unsigned char *bytes = to;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    bytes[i] = __kiki_input_uchar("getentropy");
  return 0;
}
