// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_to_multibyte(char *s, __WCHAR_TYPE__ c);
unsigned char __kiki_approximate_uchar(const char *source);
/* The state is an object of eight bytes or, given by no one, the function's own. */
__SIZE_TYPE__ c16rtomb(char *s, __CHAR16_TYPE__ c, void *state) {
  if (state != (void *)0) {
    unsigned char *bytes = state;
    for (int i = 0; i < 8; i++)
      bytes[i] = __kiki_approximate_uchar("a conversion state");
  }
  return s == (char *)0 ? 1 : __kiki_to_multibyte(s, (__WCHAR_TYPE__)c);
}
