// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_any(char *to, long long at, long long end, long long room);
void __kiki_safe_format_pointer(
    char *to, long long start, long long end, long long room, void *value, int flags, int width,
    int precision) {
  (void)value, (void)flags, (void)width, (void)precision;
  __kiki_safe_format_any(to, start, end, room);
}
