// SPDX-License-Identifier: Apache-2.0
void **__kiki_thread_value(unsigned key);
int tss_set(unsigned key, void *value) {
  *__kiki_thread_value(key) = (void *)value;
  return 0;
}
