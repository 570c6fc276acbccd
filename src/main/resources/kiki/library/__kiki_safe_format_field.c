// SPDX-License-Identifier: Apache-2.0
/* Where a field ends that starts at a place and has room for n characters and the width. */
long long __kiki_safe_format_field(long long start, long long n, int width) {
  return start + (n < width ? width : n);
}
