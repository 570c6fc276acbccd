// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcschr(const __WCHAR_TYPE__ *text, __WCHAR_TYPE__ wanted) {
  while (*text != wanted) {
    if (*text == 0)
      return 0;
    text++;
  }
  return (__WCHAR_TYPE__ *)text;
}
