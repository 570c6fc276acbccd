// SPDX-License-Identifier: Apache-2.0
int __kiki_safe_format_flags(int flags, int width) {
  return width < 0 ? flags | 1 : flags;
}
