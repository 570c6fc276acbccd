// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_object_size(const void *p);
__PTRDIFF_TYPE__ __CPROVER_POINTER_OFFSET(const void *p);
_Bool __CPROVER_is_zero_string(const void *p) {
  const char *text = p;
  __SIZE_TYPE__ n = __kiki_object_size(p) - __CPROVER_POINTER_OFFSET(p);
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (text[i] == 0)
      return 1;
  return 0;
}
