// SPDX-License-Identifier: Apache-2.0
char __kiki_approximate_char(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_format_any(char *to, long long at, long long end, long long room) {
  for (; at < end && at < room; at++) {
    char c = __kiki_approximate_char("the text of a number in printf");
    __kiki_assume(c != 0);
    to[at] = c;
  }
}
