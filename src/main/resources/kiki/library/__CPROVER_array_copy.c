// SPDX-License-Identifier: Apache-2.0
unsigned char __kiki_open_uchar(const char *source);
__SIZE_TYPE__ __kiki_object_size(const void *p);
__PTRDIFF_TYPE__ __CPROVER_POINTER_OFFSET(const void *p);
void __CPROVER_array_copy(void *to, const void *from) {
  __SIZE_TYPE__ n = __kiki_object_size(to) - __CPROVER_POINTER_OFFSET(to);
  __SIZE_TYPE__ m = __kiki_object_size(from) - __CPROVER_POINTER_OFFSET(from);
  unsigned char *d = to;
  const unsigned char *s = from;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    d[i] = i < m ? s[i] : __kiki_open_uchar("beyond the copied array");
}
