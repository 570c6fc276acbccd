// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
__WCHAR_TYPE__ __kiki_input_wide(const char *source);
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
__WCHAR_TYPE__ *fgetws(__WCHAR_TYPE__ *to, int size, void *stream) {
  (void)stream;
  if (__kiki_input_bool("fgetws"))
    return (__WCHAR_TYPE__ *)0;
  int length = __kiki_input_int("fgetws");
  __kiki_assume(length >= 0 && length < size);
  for (int i = 0; i < length; i++)
    to[i] = __kiki_input_wide("fgetws");
  to[length] = 0;
  return to;
}
