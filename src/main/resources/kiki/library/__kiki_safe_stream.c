// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_is_readable(const void *p, __SIZE_TYPE__ n);
/* Whether a stream is open: its object begins with a number that says so (kiki.lower.Streams). */
_Bool __kiki_safe_stream(const void *stream) {
  return __kiki_is_readable(stream, sizeof(int)) && *(const int *)stream == 0x5bad2488;
}
