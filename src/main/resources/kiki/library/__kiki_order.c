// SPDX-License-Identifier: Apache-2.0
int __kiki_open_int(const char *source);
/* Only the sign of what a comparison returns is specified (C11 7.24.4), and compilers and libraries
   do return different numbers. */
int __kiki_order(int x, int y) {
  int any = __kiki_open_int("a comparison of the library");
  if (x < y)
    return any | -0x7fffffff - 1;
  any &= 0x7fffffff;
  return any == 0 ? 1 : any;
}
