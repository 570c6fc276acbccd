// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
__SIZE_TYPE__ wcslen(const __WCHAR_TYPE__ *s);
__WCHAR_TYPE__ *wcsdup(const __WCHAR_TYPE__ *s) {
  __SIZE_TYPE__ n = wcslen(s) + 1;
  __WCHAR_TYPE__ *copy = malloc(n * sizeof(__WCHAR_TYPE__));
  if (copy == (__WCHAR_TYPE__ *)0)
    return copy;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    copy[i] = s[i];
  return copy;
}
