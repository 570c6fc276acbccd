// SPDX-License-Identifier: Apache-2.0
/* How many characters fit in front of the NUL; no output is longer than INT_MAX. */
long long __kiki_safe_format_room(__SIZE_TYPE__ size) {
  return size > 0x7fffffff ? 0x7fffffff : size == 0 ? 0 : (long long)(size - 1);
}
