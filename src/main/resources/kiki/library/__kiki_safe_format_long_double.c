// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_any(char *to, long long at, long long end, long long room);
/* The text of a floating-point number: some characters, none of them NUL. */
void __kiki_safe_format_long_double(
    char *to, long long start, long long end, long long room, long double value, int letter,
    int flags, int width, int precision) {
  (void)value, (void)letter, (void)flags, (void)width, (void)precision;
  __kiki_safe_format_any(to, start, end, room);
}
