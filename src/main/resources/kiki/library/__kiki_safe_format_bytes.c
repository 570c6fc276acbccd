// SPDX-License-Identifier: Apache-2.0
/* The size of a text and its NUL. */
__SIZE_TYPE__ __kiki_safe_format_bytes(long long length) {
  return (__SIZE_TYPE__)length + 1;
}
