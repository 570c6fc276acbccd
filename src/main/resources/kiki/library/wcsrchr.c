// SPDX-License-Identifier: Apache-2.0
__WCHAR_TYPE__ *wcsrchr(const __WCHAR_TYPE__ *text, __WCHAR_TYPE__ wanted) {
  __WCHAR_TYPE__ *found = 0;
  for (;; text++) {
    if (*text == wanted)
      found = (__WCHAR_TYPE__ *)text;
    if (*text == 0)
      return found;
  }
}
