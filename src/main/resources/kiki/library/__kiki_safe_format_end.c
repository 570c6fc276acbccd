// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_end(char *to, long long at) {
  to[at] = 0;
}
