// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_is_writable(void *p, __SIZE_TYPE__ n);
__SIZE_TYPE__ __kiki_open_size(const char *source);
unsigned char __kiki_open_uchar(const char *source);
void __kiki_assume(int condition);
/* At most n bytes are written; what, the outside world decides. */
void __kiki_safe_any_bytes(void *p, __SIZE_TYPE__ n) {
  if (!__kiki_is_writable(p, n))
    return;
  __SIZE_TYPE__ count = __kiki_open_size("a library function");
  __kiki_assume(count <= n);
  unsigned char *bytes = p;
  for (__SIZE_TYPE__ i = 0; i < count; i++)
    bytes[i] = __kiki_open_uchar("a library function");
}
