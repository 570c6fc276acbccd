// SPDX-License-Identifier: Apache-2.0
/* C11 7.21.6.1p4: how many bytes of a string are read at most; a negative precision is none. */
__SIZE_TYPE__ __kiki_safe_format_limit(int precision) {
  return precision < 0 ? (__SIZE_TYPE__)__PTRDIFF_MAX__ : (__SIZE_TYPE__)precision;
}
