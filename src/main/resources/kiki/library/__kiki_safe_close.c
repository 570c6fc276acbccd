// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_safe_stream(const void *stream);
/* The stream is open no longer. */
void __kiki_safe_close(void *stream) {
  if (__kiki_safe_stream(stream))
    *(int *)stream = 0;
}
