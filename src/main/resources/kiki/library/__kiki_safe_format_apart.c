// SPDX-License-Identifier: Apache-2.0
/* Whether two strings of one object do not overlap; lengths are without the NUL. */
int __kiki_safe_format_apart(
    long long written, long long last, long long read, long long length) {
  return written + last < read || read + length < written;
}
