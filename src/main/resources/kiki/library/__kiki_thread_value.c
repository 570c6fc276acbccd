// SPDX-License-Identifier: Apache-2.0
/* C11 7.26.6, with one thread: where the value of a key lies, NULL at first. */
static void *values[32];
void __kiki_unsupported(const char *what);
void **__kiki_thread_value(unsigned key) {
  if (key >= 32)
    __kiki_unsupported("a key of thread-specific values that was never made");
  return &values[key];
}
