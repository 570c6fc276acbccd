// SPDX-License-Identifier: Apache-2.0
char __kiki_approximate_char(const char *source);
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
/* What another locale makes of the text: any bytes without end, and the end if it fits. */
__SIZE_TYPE__ strxfrm_l(char *to, const char *from, __SIZE_TYPE__ n, void *locale) {
  (void)from;
  (void)locale;
  __SIZE_TYPE__ length = __kiki_approximate_size("strxfrm_l");
  for (__SIZE_TYPE__ i = 0; i < n && i < length; i++)
    to[i] = __kiki_approximate_char("strxfrm_l");
  if (length < n)
    to[length] = 0;
  return length;
}
