// SPDX-License-Identifier: Apache-2.0
void **__kiki_thread_value(unsigned key);
void *tss_get(unsigned key) {
  return *__kiki_thread_value(key);
}
