// SPDX-License-Identifier: Apache-2.0
/* Where the NUL is written. */
long long __kiki_safe_format_last(long long length, long long room) {
  return length < room ? length : room;
}
