// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_object_size(const void *p);
__PTRDIFF_TYPE__ __CPROVER_POINTER_OFFSET(const void *p);
_Bool __CPROVER_array_equal(const void *left, const void *right) {
  __SIZE_TYPE__ n = __kiki_object_size(left) - __CPROVER_POINTER_OFFSET(left);
  __SIZE_TYPE__ m = __kiki_object_size(right) - __CPROVER_POINTER_OFFSET(right);
  const unsigned char *l = left, *r = right;
  if (n != m)
    return 0;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (l[i] != r[i])
      return 0;
  return 1;
}
