// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_to_multibyte(char *s, __WCHAR_TYPE__ c);
int wctomb(char *s, __WCHAR_TYPE__ c) {
  return s == (char *)0 ? 0 : (int)__kiki_to_multibyte(s, c);
}
