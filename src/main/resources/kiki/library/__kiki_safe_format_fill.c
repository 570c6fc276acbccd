// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_fill(char *to, long long at, long long end, long long room, char c) {
  for (; at < end && at < room; at++)
    to[at] = c;
}
