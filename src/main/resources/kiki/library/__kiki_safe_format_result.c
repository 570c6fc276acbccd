// SPDX-License-Identifier: Apache-2.0
/* C11 7.21.6.1p14: the number of characters; one that does not fit into an int is an error. */
int __kiki_safe_format_result(long long length) {
  return length > 0x7fffffff ? -1 : (int)length;
}
