// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ wcslen(const __WCHAR_TYPE__ *s);
__WCHAR_TYPE__ *wcsncat(__WCHAR_TYPE__ *to, const __WCHAR_TYPE__ *from, __SIZE_TYPE__ n) {
  __WCHAR_TYPE__ *end = to + wcslen(to);
  __SIZE_TYPE__ i = 0;
  for (; i < n && from[i] != 0; i++)
    end[i] = from[i];
  end[i] = 0;
  return to;
}
